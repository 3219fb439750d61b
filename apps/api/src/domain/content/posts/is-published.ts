import { and, eq, getTableColumns, lte, or, type SQL, sql } from 'drizzle-orm';
import { isLive } from '../../../database/schema/content-columns.ts';
import { posts } from '../../../database/schema/posts.ts';

const { words: _, ...columnsWithoutSources } = getTableColumns(posts);

/** The source texts of the editors are omitted, because they are long. */
export const POST_COLUMNS = columnsWithoutSources;

/** The time at which a scheduled post becomes public has passed. */
export const isDue = and(eq(posts.state, 'scheduled'), lte(posts.show_at, sql`now()`));

export function isPublished(...conditions: (SQL | undefined)[]): SQL {
  return isLive(posts, or(eq(posts.state, 'published'), isDue), ...conditions);
}
