import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { searchWords } from '../../../database/schema/search-words.ts';
import type { Entry } from '../index/entry.ts';
import { brandEntries } from './brand-entries.ts';
import { machineEntries } from './machine-entries.ts';
import { readingEntries } from './reading-entries.ts';

/** All entries of the search, with their other names. */
export async function readEntries(db: Database): Promise<Entry[]> {
  const [brands, machines, reading, terms] = await Promise.all([
    brandEntries(db),
    machineEntries(db),
    readingEntries(db),
    db.select().from(searchWords).where(live(searchWords)),
  ]);
  const others = new Map(terms.map((row) => [row.path, row.words]));
  return [...brands, ...machines, ...reading].map((entry) => ({
    ...entry,
    also: [...entry.also, ...(others.get(entry.path) ?? [])],
  }));
}
