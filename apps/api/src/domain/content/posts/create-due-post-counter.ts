import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { posts } from '../../../database/schema/posts.ts';
import { isDue } from './published-posts.ts';

/** Number of scheduled posts that are now public; it changes although no row does. */
export function createDuePostCounter(db: Database): () => Promise<number> {
  const due = db
    .select({ due: sql<number>`count(*)::int` })
    .from(posts)
    .where(isDue)
    .prepare('due_posts');
  return async () => (await due.execute())[0]?.due ?? 0;
}
