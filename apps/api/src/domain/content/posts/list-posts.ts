import { PER_PAGE, type PostsFilter, type PostsPage } from '@tractor-haat/api-client/contract';
import { arrayContains, asc, count, desc, like, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { postTexts } from '../../../database/schema/post-texts.ts';
import { posts } from '../../../database/schema/posts.ts';
import { resolveName } from '../../../shared/lists/resolve-selection.ts';
import { toPageNumbers } from '../../../shared/to-page-numbers.ts';
import { CARD_TEXT_COLUMNS, createTextCondition } from './create-text-condition.ts';
import { isPublished, POST_COLUMNS } from './is-published.ts';
import { listDisplayNames } from './list-display-names.ts';
import { toPostCard, toPostTag } from './to-post-card.ts';

const MAX_SEARCH_TERMS = 8;

export async function listPosts(db: Database, filter: PostsFilter): Promise<PostsPage> {
  const { language, category, page } = filter;
  const names = await listDisplayNames(db);
  const tag = filter.tag && resolveName(filter.tag, names.tags, 'topic_unknown');
  const where = isPublished(
    category === undefined ? undefined : arrayContains(posts.categories, [category]),
    tag === undefined ? undefined : arrayContains(posts.tags, [tag]),
    ...createSearchConditions(filter.q),
  );
  const [rows, totals] = await Promise.all([
    db
      .select({ post: POST_COLUMNS, text: CARD_TEXT_COLUMNS })
      .from(posts)
      .innerJoin(postTexts, createTextCondition(language))
      .where(where)
      .orderBy(desc(posts.published_on), asc(posts.slug))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db
      .select({ total: count() })
      .from(posts)
      .innerJoin(postTexts, createTextCondition(language))
      .where(where),
  ]);
  return {
    items: rows.map((row) => toPostCard(row, names, language)),
    tag: tag === undefined ? null : toPostTag(tag, names, language),
    ...toPageNumbers(totals[0]?.total ?? 0, page),
  };
}

/** `plain` contains the title, description and text in lower case. */
function createSearchConditions(query: string | undefined): SQL[] {
  if (query === undefined) return [];
  const terms = query.toLowerCase().split(/\s+/).slice(0, MAX_SEARCH_TERMS);
  const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&');
  return terms.map((term) => like(postTexts.plain, `%${escapeLike(term)}%`));
}
