import { inArray, sum } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listRevisions } from '../../database/schema/list-revisions.ts';

/**
 * Caches a value that depends on tables, and recomputes it after a change. Every process queries the revision for each
 * response (0.2 ms), so all processes agree.
 */
export function cacheByRevision<Value>(
  db: Database,
  names: readonly string[],
  compute: () => Promise<Value>,
): () => Promise<Value> {
  return cacheWithRevision(createRevisionQuery(db, names), compute);
}

/** Reads a number that grows with each change of some lists. */
export function createRevisionQuery(db: Database, names: readonly string[]): () => Promise<string> {
  const revision = db
    .select({ revision: sum(listRevisions.revision) })
    .from(listRevisions)
    .where(inArray(listRevisions.name, [...names]))
    .prepare(`list_revision_${names.join('_')}`);
  return async () => (await revision.execute())[0]?.revision ?? '0';
}

/** Caches a value as long as `revision` is unchanged. */
export function cacheWithRevision<Value>(
  revision: () => Promise<string>,
  compute: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { revision: string; value: Promise<Value> } | undefined;
  return async () => {
    // Read before the rows: the value may be newer than its revision, which costs one extra computation.
    const currentRevision = await revision();
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
