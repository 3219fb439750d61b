import { describeMachine } from './describe-machine.mjs';
import { sumBytes } from './measure-visits.mjs';

const formatMs = (value) => `${Math.round(value)} ms`;
const formatKb = (value) => `${((value ?? 0) / 1000).toFixed(1)} KB`;
const formatRate = (value) => `${Math.round(value)} /s`;

const createRow = (name, read, format) => ({ name, read, format });

const rows = [
  ...['html', 'script', 'font', 'image', 'other'].map((kind) =>
    createRow(`bytes: ${kind}`, ({ visits }) => visits.bytes[kind] ?? 0, formatKb),
  ),
  createRow('bytes: all', ({ visits }) => sumBytes(visits.bytes), formatKb),
  createRow('requests', ({ visits }) => visits.requests, String),
  createRow('first contentful paint', ({ visits }) => visits.fcp, formatMs),
  createRow('largest contentful paint', ({ visits }) => visits.lcp, formatMs),
  createRow('hydrated', ({ visits }) => visits.hydrated, formatMs),
  createRow('total blocking time', ({ visits }) => visits.tbt, formatMs),
  createRow(
    'layout shift',
    ({ visits }) => visits.cls,
    (value) => value.toFixed(3),
  ),
  createRow('pages per second, not cached', ({ uncached }) => uncached.per_second, formatRate),
  createRow('pages per second, cached', ({ cached }) => cached.per_second, formatRate),
];

const formatRatio = (value, base) => (base === 0 ? '' : (value / base).toFixed(2));

export function formatTable({ federated, oneBundle, withApi }) {
  return [
    describeMachine(),
    '',
    '| list page of 24 cards | federated | one bundle | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(({ name, read, format }) => {
      const federatedValue = read(federated);
      const bundleValue = read(oneBundle);
      return `| ${name} | ${format(federatedValue)} | ${format(bundleValue)} | ${formatRatio(federatedValue, bundleValue)} |`;
    }),
    '',
    `Not cached, with the API on the same cores: ${formatRate(withApi.per_second)}.`,
  ].join('\n');
}
