import { inArray, sum } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { listRevisions } from '../database/tables.ts';
import { type Clock, systemClock } from '../jobs/clock.ts';
import { type ListDefinition, ListIndex } from './list-index.ts';

/** Each call queries the revision, which takes 0.2 ms, so that all processes return the same value. */
export function cacheByRevision<Value>(
  db: Database,
  tables: readonly string[],
  compute: () => Promise<Value>,
): () => Promise<Value> {
  return cacheWithRevision(createRevisionQuery(db, tables), compute);
}

function createRevisionQuery(db: Database, tables: readonly string[]): () => Promise<string> {
  const query = db
    .select({ revision: sum(listRevisions.revision) })
    .from(listRevisions)
    .where(inArray(listRevisions.name, [...tables]))
    .prepare(`list_revision_${tables.join('_')}`);
  return async () => (await query.execute())[0]?.revision ?? '0';
}

export function cacheWithRevision<Value>(
  readRevision: () => Promise<string>,
  compute: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { revision: string; value: Promise<Value> } | undefined;
  return async () => {
    // Read before the value: after a concurrent change the value is stale and will be computed again.
    const currentRevision = await readRevision();
    if (cached?.revision !== currentRevision) {
      const value = compute();
      cached = { revision: currentRevision, value };
      value.catch(() => {
        cached = undefined;
      });
    }
    return cached.value;
  };
}

type CacheEntry<Value> = { value: Value; revision: string; checkedAtMs: number };

export type CacheOptions<Value> = {
  readRevision: () => Promise<string>;
  compute: () => Promise<Value>;
  /** If true, callers get the old value during a new computation instead of waiting for it. */
  isLarge: (value: Value) => boolean;
  /** A large value is returned for this long without a check of its revision. */
  maxAgeMs: number;
  clock?: Clock;
};

export function cacheValue<Value>({
  readRevision,
  compute,
  isLarge,
  maxAgeMs,
  clock = systemClock,
}: CacheOptions<Value>): () => Promise<Value> {
  let entry: CacheEntry<Value> | undefined;
  let computing: Promise<CacheEntry<Value>> | undefined;
  const computeOnce = (computedRevision: string): Promise<CacheEntry<Value>> => {
    computing ??= (async () => {
      try {
        const value = await compute();
        entry = { value, revision: computedRevision, checkedAtMs: clock().getTime() };
        return entry;
      } finally {
        computing = undefined;
      }
    })();
    return computing;
  };
  return async () => {
    const canReturnStale = entry !== undefined && isLarge(entry.value);
    if (entry && canReturnStale && clock().getTime() - entry.checkedAtMs < maxAgeMs)
      return entry.value;
    // Read before the value: after a concurrent change the value is stale and will be computed again.
    const currentRevision = await readRevision();
    if (entry?.revision === currentRevision) {
      entry.checkedAtMs = clock().getTime();
      return entry.value;
    }
    if (entry && canReturnStale) {
      computeOnce(currentRevision).catch(() => undefined);
      return entry.value;
    }
    const computed = await computeOnce(currentRevision);
    // Another caller may have started this computation with an older revision.
    return computed.revision === currentRevision
      ? computed.value
      : (await computeOnce(currentRevision)).value;
  };
}

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
