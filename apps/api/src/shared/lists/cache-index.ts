import type { Database } from '../../database/database.ts';
import { createRevisionQuery } from './cache-by-revision.ts';
import { cacheValue } from './cache-value.ts';
import { type ListDefinition, ListIndex } from './list-index.ts';

/** An index with more rows is rebuilt in the background. The built-in content has a tenth of this number. */
const LARGE_INDEX_ROWS = 10_000;

/** Caches the index of a list and rebuilds it after a change of its table. */
export function cacheListIndex<Row>(
  db: Database,
  name: string,
  read: () => Promise<readonly Row[]>,
  definition: ListDefinition<Row>,
): () => Promise<ListIndex<Row>> {
  return cacheIndex(db, [name], async () => ListIndex.createInSlices(await read(), definition));
}

/** Caches an index of several lists. Only one rebuild runs at a time. */
export function cacheIndex<Index extends { readonly size: number }>(
  db: Database,
  names: readonly string[],
  compute: () => Promise<Index>,
  /** Additional revision for changes outside the tables. */
  extraRevision?: () => Promise<number>,
): () => Promise<Index> {
  const isLarge = ({ size }: Index) => size > LARGE_INDEX_ROWS;
  const listsRevision = createRevisionQuery(db, names);
  const revision = extraRevision
    ? async () => `${await listsRevision()} ${await extraRevision()}`
    : listsRevision;
  return cacheValue({ revision, compute, isLarge, maxAgeMs: 0 });
}
