import { inArray, sum } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listRevisions } from '../../database/schema/list-revisions.ts';

/**
 * Holds what is made of some tables and makes it anew when one of them has changed since. Every
 * process asks the database for the revision with each answer (0.2 ms), so any number of them agree.
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

/** Holds a value for as long as `revision` says the same. */
export function cachedBy<Value>(
  revision: () => Promise<string>,
  make: () => Promise<Value>,
): () => Promise<Value> {
  let held: { revision: string; value: Promise<Value> } | undefined;
  return async () => {
    // Read before the rows: at worst the value is newer than it believes, and is made once more.
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
