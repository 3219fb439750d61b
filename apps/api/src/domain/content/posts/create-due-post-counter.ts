import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { posts } from '../../../database/schema/posts.ts';
import { isDue } from './is-published.ts';

export function createDuePostCounter(db: Database): () => Promise<number> {
  const dueQuery = db
    .select({ due: sql<number>`count(*)::int` })
    .from(posts)
    .where(isDue)
    .prepare('due_posts');
  return async () => (await dueQuery.execute())[0]?.due ?? 0;
}
