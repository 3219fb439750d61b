import type { Database } from '../../database/database.ts';
import { listRevision } from './cached-by-revision.ts';
import { keptValue } from './kept-value.ts';
import { type ListDefinition, ListIndex } from './list-index.ts';

/** An index of more rows is made anew while the old one serves; our own content has a tenth of it. */
const LARGE = 10_000;

/** Holds the index of a list and makes it anew when its table has changed since. */
export function cachedIndex<Row>(
  db: Database,
  name: string,
  read: () => Promise<readonly Row[]>,
  definition: ListDefinition<Row>,
): () => Promise<ListIndex<Row>> {
  return keptIndex(db, [name], async () => ListIndex.inSlices(await read(), definition));
}

/** Holds what is made of some lists; one is made at a time, and the old one serves meanwhile. */
export function keptIndex<Index extends { readonly size: number }>(
  db: Database,
  names: readonly string[],
  make: () => Promise<Index>,
  /** What changes without any row. */
  also?: () => Promise<number>,
): () => Promise<Index> {
  const isLarge = ({ size }: Index) => size > LARGE;
  const ofLists = listRevision(db, names);
  const revision = also ? async () => `${await ofLists()} ${await also()}` : ofLists;
  return keptValue({ revision, make, isLarge, keptMs: 0 });
}
