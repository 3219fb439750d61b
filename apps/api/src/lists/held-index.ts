import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { listRevisions } from '../database/schema/list-revisions.ts';
import { type ListDefinition, ListIndex } from './list-index.ts';

/**
 * Holds the index of a list and makes it anew when its table has changed since. Every process asks
 * the database for the revision with each answer (0.2 ms), so any number of them agree.
 */
export function heldIndex<Row>(
  db: Database,
  name: string,
  read: () => Promise<readonly Row[]>,
  definition: ListDefinition<Row>,
): () => Promise<ListIndex<Row>> {
  const revision = db
    .select({ revision: listRevisions.revision })
    .from(listRevisions)
    .where(eq(listRevisions.name, name))
    .prepare(`list_revision_${name}`);
  let held: { revision: number; index: Promise<ListIndex<Row>> } | undefined;
  return async () => {
    const [row] = await revision.execute();
    const now = row?.revision ?? 0;
    // Read before the rows: at worst the index is newer than it believes, and is made once more.
    if (held?.revision !== now) {
      const index = read().then((rows) => new ListIndex(rows, definition));
      held = { revision: now, index };
      index.catch(() => {
        held = undefined;
      });
    }
    return held.index;
  };
}
