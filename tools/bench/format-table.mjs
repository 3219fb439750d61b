import { machine } from './machine.mjs';

const ms = (value) => `${Math.round(value)} ms`;
const kb = (value) => `${((value ?? 0) / 1000).toFixed(1)} KB`;
const rate = (value) => `${Math.round(value)} /s`;

const total = (bytes) => Object.values(bytes).reduce((sum, one) => sum + one, 0);

const row = (name, read, write) => ({ name, read, write });

const rows = [
  ...['html', 'script', 'font', 'image', 'other'].map((kind) =>
    row(`bytes: ${kind}`, ({ visits }) => visits.bytes[kind] ?? 0, kb),
  ),
  row('bytes: all', ({ visits }) => total(visits.bytes), kb),
  row('requests', ({ visits }) => visits.requests, String),
  row('first contentful paint', ({ visits }) => visits.fcp, ms),
  row('largest contentful paint', ({ visits }) => visits.lcp, ms),
  row('hydrated', ({ visits }) => visits.hydrated, ms),
  row('total blocking time', ({ visits }) => visits.tbt, ms),
  row(
    'layout shift',
    ({ visits }) => visits.cls,
    (value) => value.toFixed(3),
  ),
  row('pages per second, not cached', ({ uncached }) => uncached.per_second, rate),
  row('pages per second, cached', ({ cached }) => cached.per_second, rate),
];

const ratio = (a, b) => (b === 0 ? '' : (a / b).toFixed(2));

/** Markdown table of the figures with date and machine. */
export function formatTable({ federated, oneBundle, withApi }) {
  return [
    machine(),
    '',
    '| list page of 24 cards | federated | one bundle | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(({ name, read, write }) => {
      const [a, b] = [read(federated), read(oneBundle)];
      return `| ${name} | ${write(a)} | ${write(b)} | ${ratio(a, b)} |`;
    }),
    '',
    `Not cached, with the API on the same cores: ${rate(withApi.per_second)}.`,
  ].join('\n');
}
