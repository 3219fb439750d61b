import { inArray, sum } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listRevisions } from '../../database/schema/list-revisions.ts';

/**
 * Caches a value that depends on tables, and recomputes it after a change. Every process queries the revision for each
 * response, which takes 0.2 ms, so that all processes return the same value.
 */
export function cacheByRevision<Value>(
  db: Database,
  names: readonly string[],
  compute: () => Promise<Value>,
): () => Promise<Value> {
  return cacheWithRevision(createRevisionQuery(db, names), compute);
}

/** Creates a query for a number that increases with each change of the tables `names`. */
export function createRevisionQuery(db: Database, names: readonly string[]): () => Promise<string> {
  const revision = db
    .select({ revision: sum(listRevisions.revision) })
    .from(listRevisions)
    .where(inArray(listRevisions.name, [...names]))
    .prepare(`list_revision_${names.join('_')}`);
  return async () => (await revision.execute())[0]?.revision ?? '0';
}

/** Caches a value until `revision` returns another revision. */
export function cacheWithRevision<Value>(
  revision: () => Promise<string>,
  compute: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { revision: string; value: Promise<Value> } | undefined;
  return async () => {
    // The revision is read before the value. A value that is newer than its revision is only computed once more.
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
