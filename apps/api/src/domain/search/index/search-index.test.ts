import type { SearchKind } from '@tractor-haat/api-client/contract';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { type Entry, PLAIN_ENTRY } from './entry.ts';
import { SearchIndex } from './search-index.ts';

function entry(
  kind: SearchKind,
  path: string,
  name: LocalisedText,
  more: Partial<Entry> = {},
): Entry {
  return { ...PLAIN_ENTRY, kind, path, name, ...more };
}

const kubota = { en: 'Kubota', hi: 'कुबोटा' };
const entries = [
  entry(
    'brand',
    '/kubota',
    { en: 'Kubota tractors', hi: 'कुबोटा ट्रैक्टर' },
    { distinctiveName: kubota },
  ),
  entry('tractor', '/kubota-4501', { en: 'Kubota MU4501' }, { rank: 1 }),
  entry('tractor', '/kubota-5501', { en: 'Kubota MU5501' }),
  entry(
    'brand',
    '/john-deere',
    { en: 'John Deere tractors' },
    { distinctiveName: { en: 'John Deere' } },
  ),
  entry('type', '/trailer', { en: 'Tipping trailer' }, { also: ['trolley', 'ट्रॉली'] }),
  entry('page', '/tractors', { en: 'All tractors' }, { also: ['tractor'] }),
  entry('page', '/price', { en: 'On-road price', hi: 'ऑन-रोड कीमत' }),
  entry('post', '/gst', { en: 'GST on tractors' }, { line: { en: 'What Kubota owners pay' } }),
];
const index = new SearchIndex(entries);
const found = (query: string) => index.search(query).map((hit) => hit.entry.path);

test.each(['kubota', 'Kubota ', 'कुबोटा', 'kubta', 'kubotta', 'kubo'])(
  '%s lists the maker first, then its models by rank',
  (query) => {
    expect(found(query).slice(0, 3)).toEqual(['/kubota', '/kubota-4501', '/kubota-5501']);
  },
);

test('matches numbers exactly or by prefix, never fuzzily', () => {
  expect(found('kubota 5501')[0]).toBe('/kubota-5501');
  expect(found('kubota 5501')).not.toContain('/kubota-4501');
  expect(found('45')).toEqual(['/kubota-4501']);
  expect(found('kubota 5')).toEqual(['/kubota-5501']);
  expect(found('4502')).toEqual([]);
});

test('matches compound and separate words alike', () => {
  for (const query of ['johndeere', 'john deere', 'jon deer', 'jo hn deere']) {
    expect([query, found(query)[0]]).toEqual([query, '/john-deere']);
  }
});

test('matches the synonyms of a page and scores an exact name highest', () => {
  expect(found('trali')).toEqual(['/trailer']);
  expect(found('ट्राली')).toEqual(['/trailer']);
  expect(found('tractor')[0]).toBe('/tractors');
});

test('ignores the first letter of an unfinished word', () => {
  for (const query of ['kubota t', 'kubota g', 'kubota x']) expect(found(query)[0]).toBe('/kubota');
});

test('scores common words low, but matches them in names', () => {
  expect(found('kubota ki kimat kya hai')[0]).toBe('/kubota');
  expect(found('on road price')[0]).toBe('/price');
});

test('ignores a year that no name contains', () => {
  expect(found('kubota 2026')[0]).toBe('/kubota');
  expect(found('new tractor 2026')[0]).toBe('/tractors');
});

test('matches a description when no name matches', () => {
  expect(found('owners')).toEqual(['/gst']);
  expect(found('kubota')).not.toContain('/gst');
});

test.each(['', ' ', '?', 'xyzzy', 'qqqq www', 'ฉันรัก', '🚜', '%00', '\\', "'; drop table"])(
  'returns no result for %j',
  (query) => {
    expect(found(query)).toEqual([]);
  },
);

test('searches only the first words of a very long text', () => {
  const long = `kubota ${'zxcvbnm '.repeat(2000)}`;
  const start = performance.now();
  index.search(long);
  index.search('कु'.repeat(5000));
  expect(performance.now() - start).toBeLessThan(500);
});
