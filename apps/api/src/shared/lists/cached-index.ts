import type { Database } from '../../database/database.ts';
import { cachedByRevision } from './cached-by-revision.ts';
import { type ListDefinition, ListIndex } from './list-index.ts';

/** Holds the index of a list and makes it anew when its table has changed since. */
export function cachedIndex<Row>(
  db: Database,
  name: string,
  read: () => Promise<readonly Row[]>,
  definition: ListDefinition<Row>,
): () => Promise<ListIndex<Row>> {
  return cachedByRevision(db, [name], async () => new ListIndex(await read(), definition));
}
