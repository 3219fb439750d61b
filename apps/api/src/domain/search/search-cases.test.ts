import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connection } from '../../database/database.ts';
import { readCsv } from '../../shared/csv/read-csv.ts';
import { projectContent } from '../../testing/catalogue-content.ts';
import { oneDatabase } from '../../testing/databases.ts';
import { listEntries } from './entries/list-entries.ts';
import { SearchIndex } from './index/search-index.ts';

/** Share of the queries whose expected address must be among the first three. */
const MIN_SHARE = 0.95;

/** Addresses of models end in a database id; `*` matches any words of a slug. */
function fits(expected: string): (found: string) => boolean {
  const pattern = expected.replace(/[.?+]/g, '\\$&').replaceAll('*', '[a-z0-9/-]*');
  const address = new RegExp(`^${pattern}(?:/\\d+)?$`);
  return (found) => address.test(found);
}

const cases = readCsv(readFileSync(path.join(projectContent, 'search-cases.csv'), 'utf8'))
  .slice(1)
  .map(({ cells: [query = '', expected = ''] }) => ({ query, expected }));

let connection: Connection;
let index: SearchIndex;
beforeAll(async () => {
  const [database] = oneDatabase();
  connection = await database.open(projectContent);
  index = new SearchIndex(await listEntries(connection.db));
});
afterAll(() => connection.close());

const found = (query: string) => index.search(query).map(({ entry }) => entry.path);

test('returns the target of typical queries among the first three results', () => {
  const missed = cases.filter(
    ({ query, expected }) => !found(query).slice(0, 3).some(fits(expected)),
  );
  const share = 1 - missed.length / cases.length;
  const lines = missed.map(
    ({ query, expected }) =>
      `  ${query}: not ${expected} but ${found(query).slice(0, 3).join(' ')}`,
  );
  process.stdout.write(
    `search: ${cases.length - missed.length} of ${cases.length} queries (${(share * 100).toFixed(1)}%)\n${lines.join('\n')}\n`,
  );
  expect(cases.length).toBeGreaterThanOrEqual(120);
  expect(share).toBeGreaterThanOrEqual(MIN_SHARE);
});

test('expects only URLs that exist', async () => {
  const paths = (await listEntries(connection.db)).map((entry) => entry.path);
  const unknown = cases.filter(({ expected }) => !paths.some(fits(expected)));
  expect(unknown).toEqual([]);
});
