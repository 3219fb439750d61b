import type { Database } from '../../database/database.ts';
import { listRevision } from './cached-by-revision.ts';
import { cachedValue } from './cached-value.ts';
import { type ListDefinition, ListIndex } from './list-index.ts';

/** A larger index is rebuilt while the old one is used; our own content has a tenth of it. */
const LARGE = 10_000;

/** Caches the index of a list, and rebuilds it after a change of its table. */
export function cachedListIndex<Row>(
  db: Database,
  name: string,
  read: () => Promise<readonly Row[]>,
  definition: ListDefinition<Row>,
): () => Promise<ListIndex<Row>> {
  return cachedIndex(db, [name], async () => ListIndex.inSlices(await read(), definition));
}

/** Caches an index of some lists; one is built at a time, and the old one is used meanwhile. */
export function cachedIndex<Index extends { readonly size: number }>(
  db: Database,
  names: readonly string[],
  make: () => Promise<Index>,
  /** Additional revision for changes without a changed row. */
  also?: () => Promise<number>,
): () => Promise<Index> {
  const isLarge = ({ size }: Index) => size > LARGE;
  const ofLists = listRevision(db, names);
  const revision = also ? async () => `${await ofLists()} ${await also()}` : ofLists;
  return cachedValue({ revision, make, isLarge, maxAgeMs: 0 });
}
