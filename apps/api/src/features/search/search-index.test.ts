import type { SearchKind } from '@tractor-haat/api-client/contract';
import type { LocalisedText } from '../../core/database/content-columns.ts';
import { type Entry, PLAIN_ENTRY } from './entry.ts';
import { SearchIndex } from './search-index.ts';

function createEntry(
  kind: SearchKind,
  path: string,
  name: LocalisedText,
  fields: Partial<Entry> = {},
): Entry {
  return { ...PLAIN_ENTRY, kind, path, name, ...fields };
}

const kubota = { en: 'Kubota', hi: 'कुबोटा' };
const entries = [
  createEntry(
    'brand',
    '/kubota',
    { en: 'Kubota tractors', hi: 'कुबोटा ट्रैक्टर' },
    { distinctiveName: kubota },
  ),
  createEntry('tractor', '/kubota-4501', { en: 'Kubota MU4501' }, { rank: 1 }),
  createEntry('tractor', '/kubota-5501', { en: 'Kubota MU5501' }),
  createEntry(
    'brand',
    '/john-deere',
    { en: 'John Deere tractors' },
    { distinctiveName: { en: 'John Deere' } },
  ),
  createEntry('type', '/trailer', { en: 'Tipping trailer' }, { synonyms: ['trolley', 'ट्रॉली'] }),
  createEntry('page', '/tractors', { en: 'All tractors' }, { synonyms: ['tractor'] }),
  createEntry('page', '/price', { en: 'On-road price', hi: 'ऑन-रोड कीमत' }),
  createEntry(
    'post',
    '/gst',
    { en: 'GST on tractors' },
    { line: { en: 'What Kubota owners pay' } },
  ),
];
const index = SearchIndex.create(entries);
const searchPaths = (query: string) => index.search(query).map((hit) => hit.entry.path);

test.each(['kubota', 'Kubota ', 'कुबोटा', 'kubta', 'kubotta', 'kubo'])(
  'lists the maker before its models for the query %s',
  (query) => {
    expect(searchPaths(query).slice(0, 3)).toEqual(['/kubota', '/kubota-4501', '/kubota-5501']);
  },
);

test('matches a number exactly or by its first digits, but not by similar digits', () => {
  expect(searchPaths('kubota 5501')[0]).toBe('/kubota-5501');
  expect(searchPaths('kubota 5501')).not.toContain('/kubota-4501');
  expect(searchPaths('45')).toEqual(['/kubota-4501']);
  expect(searchPaths('kubota 5')).toEqual(['/kubota-5501']);
  expect(searchPaths('4502')).toEqual([]);
});

test('finds a name that the query writes as one word or as several words', () => {
  for (const query of ['johndeere', 'john deere', 'jon deer', 'jo hn deere']) {
    expect([query, searchPaths(query)[0]]).toEqual([query, '/john-deere']);
  }
});

test('finds a page by its synonyms and lists an exact match first', () => {
  expect(searchPaths('trali')).toEqual(['/trailer']);
  expect(searchPaths('ट्राली')).toEqual(['/trailer']);
  expect(searchPaths('tractor')[0]).toBe('/tractors');
});

test('ignores the last word of the query if it is a single letter', () => {
  for (const query of ['kubota t', 'kubota g', 'kubota x'])
    expect(searchPaths(query)[0]).toBe('/kubota');
});

test('gives filler words a low weight unless a name contains them', () => {
  expect(searchPaths('kubota ki kimat kya hai')[0]).toBe('/kubota');
  expect(searchPaths('on road price')[0]).toBe('/price');
});

test('ignores a year in the query if no name contains it', () => {
  expect(searchPaths('kubota 2026')[0]).toBe('/kubota');
  expect(searchPaths('new tractor 2026')[0]).toBe('/tractors');
});

test('searches descriptions only if no name matches', () => {
  expect(searchPaths('owners')).toEqual(['/gst']);
  expect(searchPaths('kubota')).not.toContain('/gst');
});

test.each(['', ' ', '?', 'xyzzy', 'qqqq www', 'ฉันรัก', '🚜', '%00', '\\', "'; drop table"])(
  'returns no result for %j',
  (query) => {
    expect(searchPaths(query)).toEqual([]);
  },
);

test('searches a very long text in less than 500 ms', () => {
  const longQuery = `kubota ${'zxcvbnm '.repeat(2000)}`;
  const startedAt = performance.now();
  index.search(longQuery);
  index.search('कु'.repeat(5000));
  expect(performance.now() - startedAt).toBeLessThan(500);
});
