import { and, eq, getTableColumns, lte, or, type SQL, sql } from 'drizzle-orm';
import { isLive } from '../../../database/schema/content-columns.ts';
import { posts } from '../../../database/schema/posts.ts';

const { words: _, ...columnsWithoutSources } = getTableColumns(posts);

/** Omits the source texts of the editors, because they are long. */
export const POST_COLUMNS = columnsWithoutSources;

export const isDue = and(eq(posts.state, 'scheduled'), lte(posts.show_at, sql`now()`));

export function isPublished(...conditions: (SQL | undefined)[]): SQL {
  return isLive(posts, or(eq(posts.state, 'published'), isDue), ...conditions);
}
