import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { searchTerms } from '../../../database/schema/search-terms.ts';
import type { Entry, ReadMakerNames } from '../index/entry.ts';
import { listBrandEntries } from './list-brand-entries.ts';
import { listContentEntries } from './list-content-entries.ts';
import { listMachineEntries } from './list-machine-entries.ts';

/** All entries of the search, with their other names. */
export async function listEntries(db: Database): Promise<Entry[]> {
  const terms = await listSearchTerms(db);
  const makerNames = createMakerNamesReader(terms);
  const entryLists = await Promise.all([
    listBrandEntries(db, makerNames),
    listMachineEntries(db, makerNames),
    listContentEntries(db),
  ]);
  return entryLists.flat().map((entry) => ({
    ...entry,
    also: [...entry.also, ...(terms.get(entry.path) ?? [])],
  }));
}

/** Other search terms, by path. */
export type SearchTerms = ReadonlyMap<string, readonly string[]>;

export async function listSearchTerms(db: Database): Promise<SearchTerms> {
  const rows = await db.select().from(searchTerms).where(isLive(searchTerms));
  return new Map(rows.map((row) => [row.path, row.words]));
}

/** Other names of a maker from all of its pages: `JD` is stored for its tractors and applies to its implements too. */
export function createMakerNamesReader(terms: SearchTerms): ReadMakerNames {
  return (slug) =>
    [
      `/tractor/${slug}`,
      `/tractor-implements/${slug}`,
      `/tyre/${slug}-tractor-tyre-in-india`,
    ].flatMap((path) => terms.get(path) ?? []);
}
