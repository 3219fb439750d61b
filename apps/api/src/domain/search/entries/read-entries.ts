import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/from-content.ts';
import { searchTerms } from '../../../database/schema/search-words.ts';
import type { Entry, ReadMakerNames } from '../index/entry.ts';
import { brandEntries } from './brand-entries.ts';
import { machineEntries } from './machine-entries.ts';
import { readingEntries } from './reading-entries.ts';

/** All entries of the search, with their other names. */
export async function readEntries(db: Database): Promise<Entry[]> {
  const terms = await readSearchWords(db);
  const makerNames = makerNamesIn(terms);
  const parts = await Promise.all([
    brandEntries(db, makerNames),
    machineEntries(db, makerNames),
    readingEntries(db),
  ]);
  return parts.flat().map((entry) => ({
    ...entry,
    also: [...entry.also, ...(terms.get(entry.path) ?? [])],
  }));
}

/** Other search terms, by address. */
export type SearchWords = ReadonlyMap<string, readonly string[]>;

export async function readSearchWords(db: Database): Promise<SearchWords> {
  const rows = await db.select().from(searchTerms).where(isLive(searchTerms));
  return new Map(rows.map((row) => [row.path, row.words]));
}

/** Other names of a maker from all of its pages: `JD` is written at its tractors, and fits its implements too. */
export function makerNamesIn(terms: SearchWords): ReadMakerNames {
  return (slug) =>
    [
      `/tractor/${slug}`,
      `/tractor-implements/${slug}`,
      `/tyre/${slug}-tractor-tyre-in-india`,
    ].flatMap((path) => terms.get(path) ?? []);
}
