import type { Database } from '../../database/database.ts';
import { createRevisionQuery } from './cache-by-revision.ts';
import { cacheValue } from './cache-value.ts';
import { type ListDefinition, ListIndex } from './list-index.ts';

/** A larger index is rebuilt in the background, while requests use the old one. */
const LARGE_INDEX_ROWS = 10_000;

export function cacheListIndex<Row>(
  db: Database,
  table: string,
  readRows: () => Promise<readonly Row[]>,
  definition: ListDefinition<Row>,
): () => Promise<ListIndex<Row>> {
  return cacheIndex(db, [table], async () =>
    ListIndex.createInSlices(await readRows(), definition),
  );
}

export function cacheIndex<Index extends { readonly size: number }>(
  db: Database,
  tables: readonly string[],
  compute: () => Promise<Index>,
  readExtraRevision?: () => Promise<number>,
): () => Promise<Index> {
  const isLarge = ({ size }: Index) => size > LARGE_INDEX_ROWS;
  const readListsRevision = createRevisionQuery(db, tables);
  const readRevision = readExtraRevision
    ? async () => `${await readListsRevision()} ${await readExtraRevision()}`
    : readListsRevision;
  return cacheValue({ readRevision, compute, isLarge, maxAgeMs: 0 });
}
