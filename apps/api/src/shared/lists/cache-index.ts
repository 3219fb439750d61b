import type { Database } from '../../database/database.ts';
import { createRevisionQuery } from './cache-by-revision.ts';
import { cacheValue } from './cache-value.ts';
import { type ListDefinition, ListIndex } from './list-index.ts';

/** A larger index is rebuilt while the old one is used; our own content has a tenth of it. */
const LARGE_INDEX_ROWS = 10_000;

/** Caches the index of a list, and rebuilds it after a change of its table. */
export function cacheListIndex<Row>(
  db: Database,
  name: string,
  read: () => Promise<readonly Row[]>,
  definition: ListDefinition<Row>,
): () => Promise<ListIndex<Row>> {
  return cacheIndex(db, [name], async () => ListIndex.createInSlices(await read(), definition));
}

/** Caches an index of some lists; one is built at a time, and the old one is used meanwhile. */
export function cacheIndex<Index extends { readonly size: number }>(
  db: Database,
  names: readonly string[],
  compute: () => Promise<Index>,
  /** Additional revision for changes without a changed row. */
  extraRevision?: () => Promise<number>,
): () => Promise<Index> {
  const isLarge = ({ size }: Index) => size > LARGE_INDEX_ROWS;
  const listsRevision = createRevisionQuery(db, names);
  const revision = extraRevision
    ? async () => `${await listsRevision()} ${await extraRevision()}`
    : listsRevision;
  return cacheValue({ revision, compute, isLarge, maxAgeMs: 0 });
}
