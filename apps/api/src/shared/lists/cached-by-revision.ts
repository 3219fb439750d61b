import { inArray, sum } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listRevisions } from '../../database/schema/list-revisions.ts';

/**
 * Caches a value that depends on tables, and recomputes it after a change. Every process queries the revision for each
 * response (0.2 ms), so all processes agree.
 */
export function cachedByRevision<Value>(
  db: Database,
  names: readonly string[],
  make: () => Promise<Value>,
): () => Promise<Value> {
  return cachedBy(listRevision(db, names), make);
}

/** Reads a number that grows with each change of some lists. */
export function listRevision(db: Database, names: readonly string[]): () => Promise<string> {
  const revision = db
    .select({ revision: sum(listRevisions.revision) })
    .from(listRevisions)
    .where(inArray(listRevisions.name, [...names]))
    .prepare(`list_revision_${names.join('_')}`);
  return async () => (await revision.execute())[0]?.revision ?? '0';
}

/** Caches a value as long as `revision` is unchanged. */
export function cachedBy<Value>(
  revision: () => Promise<string>,
  make: () => Promise<Value>,
): () => Promise<Value> {
  let held: { revision: string; value: Promise<Value> } | undefined;
  return async () => {
    // Read before the rows: at worst the value is newer than its revision, and is recomputed once more.
    const now = await revision();
    if (held?.revision !== now) {
      const value = make();
      held = { revision: now, value };
      value.catch(() => {
        held = undefined;
      });
    }
    return held.value;
  };
}
