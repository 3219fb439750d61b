import { and, eq, getTableColumns, lte, or, type SQL, sql } from 'drizzle-orm';
import { live } from '../../database/schema/from-content.ts';
import { posts } from '../../database/schema/posts.ts';

const { words: _, ...facts } = getTableColumns(posts);

/** What is read of a post beside the words that editors typed, which are long. */
export const POST_FACTS = facts;

/** Of a scheduled post, that its moment has come: it goes out without anybody. */
export const isDue = and(eq(posts.state, 'scheduled'), lte(posts.show_at, sql`now()`));

/** Posts that visitors see, and that fulfil the conditions. */
export const shownPosts = (...conditions: (SQL | undefined)[]): SQL =>
  live(posts, or(eq(posts.state, 'published'), isDue), ...conditions);
