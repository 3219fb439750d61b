import type { Database } from '../../database/database.ts';
import { createRevisionQuery } from './cache-by-revision.ts';
import { cacheValue } from './cache-value.ts';
import { type ListDefinition, ListIndex } from './list-index.ts';

/**
 * A larger index is rebuilt in the background, while requests get the old one. The built-in content has a tenth of this
 * number.
 */
const LARGE_INDEX_ROWS = 10_000;

export function cacheListIndex<Row>(
  db: Database,
  name: string,
  read: () => Promise<readonly Row[]>,
  definition: ListDefinition<Row>,
): () => Promise<ListIndex<Row>> {
  return cacheIndex(db, [name], async () => ListIndex.createInSlices(await read(), definition));
}

export function cacheIndex<Index extends { readonly size: number }>(
  db: Database,
  names: readonly string[],
  compute: () => Promise<Index>,
  extraRevision?: () => Promise<number>,
): () => Promise<Index> {
  const isLarge = ({ size }: Index) => size > LARGE_INDEX_ROWS;
  const listsRevision = createRevisionQuery(db, names);
  const revision = extraRevision
    ? async () => `${await listsRevision()} ${await extraRevision()}`
    : listsRevision;
  return cacheValue({ revision, compute, isLarge, maxAgeMs: 0 });
}
