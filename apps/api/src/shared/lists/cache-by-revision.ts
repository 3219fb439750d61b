import { inArray, sum } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listRevisions } from '../../database/schema/list-revisions.ts';

/** Each call queries the revision, which takes 0.2 ms, so that all processes return the same value. */
export function cacheByRevision<Value>(
  db: Database,
  tables: readonly string[],
  compute: () => Promise<Value>,
): () => Promise<Value> {
  return cacheWithRevision(createRevisionQuery(db, tables), compute);
}

export function createRevisionQuery(
  db: Database,
  tables: readonly string[],
): () => Promise<string> {
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
