import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { searchTerms } from '../../../database/schema/search-terms.ts';
import type { Entry, ReadMakerNames } from '../index/entry.ts';
import { listBrandEntries } from './list-brand-entries.ts';
import { listContentEntries } from './list-content-entries.ts';
import { listMachineEntries } from './list-machine-entries.ts';

export async function listEntries(db: Database): Promise<Entry[]> {
  const terms = await listSearchTerms(db);
  const readMakerNames = createMakerNamesReader(terms);
  const entryLists = await Promise.all([
    listBrandEntries(db, readMakerNames),
    listMachineEntries(db, readMakerNames),
    listContentEntries(db),
  ]);
  return entryLists.flat().map((entry) => ({
    ...entry,
    synonyms: [...entry.synonyms, ...(terms.get(entry.path) ?? [])],
  }));
}

/** Keys are paths of pages. */
export type SearchTerms = ReadonlyMap<string, readonly string[]>;

export async function listSearchTerms(db: Database): Promise<SearchTerms> {
  const rows = await db.select().from(searchTerms).where(isLive(searchTerms));
  return new Map(rows.map((row) => [row.path, row.words]));
}

/** A term such as `JD` is stored for one page of a maker, so the terms of all its pages are read. */
export function createMakerNamesReader(terms: SearchTerms): ReadMakerNames {
  return (slug) =>
    [
      `/tractor/${slug}`,
      `/tractor-implements/${slug}`,
      `/tyre/${slug}-tractor-tyre-in-india`,
    ].flatMap((path) => terms.get(path) ?? []);
}
