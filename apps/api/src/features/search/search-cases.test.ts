import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connection } from '../../core/database/database.ts';
import { readCsv } from '../../core/files/read-csv.ts';
import { projectContent } from '../../testing/catalogue-content.ts';
import { selectOneDatabase } from '../../testing/databases.ts';
import { listEntries } from './list-entries.ts';
import { SearchIndex } from './search-index.ts';

/** Minimum share of queries whose expected path is among the first three results. */
const MIN_SHARE = 0.95;

/** `expected` omits the database id at the end of a path. `*` matches any part of a slug. */
function createPathMatcher(expected: string): (actualPath: string) => boolean {
  const pattern = expected.replace(/[.?+]/g, '\\$&').replaceAll('*', '[a-z0-9/-]*');
  const pathPattern = new RegExp(`^${pattern}(?:/\\d+)?$`);
  return (actualPath) => pathPattern.test(actualPath);
}

const searchCases = readCsv(readFileSync(path.join(projectContent, 'search-cases.csv'), 'utf8'))
  .slice(1)
  .map(({ cells: [query = '', expected = ''] }) => ({ query, expected }));

let connection: Connection;
let index: SearchIndex;
beforeAll(async () => {
  const [database] = selectOneDatabase();
  connection = await database.open(projectContent);
  index = SearchIndex.create(await listEntries(connection.db));
});
afterAll(() => connection.close());

const searchPaths = (query: string) => index.search(query).map(({ entry }) => entry.path);

test('lists the expected page among the first three results for 95 % of the search cases', () => {
  const missedCases = searchCases.filter(
    ({ query, expected }) => !searchPaths(query).slice(0, 3).some(createPathMatcher(expected)),
  );
  const share = 1 - missedCases.length / searchCases.length;
  const lines = missedCases.map(
    ({ query, expected }) =>
      `  ${query}: not ${expected} but ${searchPaths(query).slice(0, 3).join(' ')}`,
  );
  process.stdout.write(
    `search: ${searchCases.length - missedCases.length} of ${searchCases.length} queries (${(share * 100).toFixed(1)}%)\n${lines.join('\n')}\n`,
  );
  expect(searchCases.length).toBeGreaterThanOrEqual(120);
  expect(share).toBeGreaterThanOrEqual(MIN_SHARE);
});

test('every search case expects a path that exists', async () => {
  const paths = (await listEntries(connection.db)).map((entry) => entry.path);
  const casesWithUnknownPath = searchCases.filter(
    ({ expected }) => !paths.some(createPathMatcher(expected)),
  );
  expect(casesWithUnknownPath).toEqual([]);
});
