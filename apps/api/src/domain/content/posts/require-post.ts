import type { Post } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { arrayOverlaps, desc, eq, ne, or } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { postTexts } from '../../../database/schema/post-texts.ts';
import { posts } from '../../../database/schema/posts.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import { CARD_TEXT_COLUMNS, createTextCondition } from './create-text-condition.ts';
import { isPublished, POST_COLUMNS } from './is-published.ts';
import { listDisplayNames } from './list-display-names.ts';
import { type PostRow, toPostCard } from './to-post-card.ts';

const MAX_RELATED_POSTS = 3;
/** Related posts are selected from this number of newest posts with a shared tag or category. */
const MAX_CANDIDATES = 40;

export async function requirePost(db: Database, slug: string, language: Language): Promise<Post> {
  const [row] = await db
    .select({ post: POST_COLUMNS, text: postTexts })
    .from(posts)
    .innerJoin(postTexts, createTextCondition(language))
    .where(isPublished(eq(posts.slug, slug)))
    .limit(1);
  if (row === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
  const { post, text } = row;
  const [names, candidates] = await Promise.all([
    listDisplayNames(db),
    db
      .select({ post: POST_COLUMNS, text: CARD_TEXT_COLUMNS })
      .from(posts)
      .innerJoin(postTexts, createTextCondition(language))
      .where(
        isPublished(
          ne(posts.id, post.id),
          or(
            arrayOverlaps(posts.categories, post.categories),
            arrayOverlaps(posts.tags, post.tags),
          ),
        ),
      )
      .orderBy(desc(posts.published_on))
      .limit(MAX_CANDIDATES),
  ]);
  return {
    ...toPostCard(row, names, language),
    html: text.html,
    contents: text.contents,
    implement_types: post.implement_types,
    related: selectRelated(post, candidates).map((related) => toPostCard(related, names, language)),
  };
}

/** A shared tag counts twice as much as a shared category. */
function selectRelated(post: PostRow['post'], candidates: readonly PostRow[]): PostRow[] {
  const countShared = (a: readonly string[], b: readonly string[]) =>
    a.filter((name) => b.includes(name)).length;
  const computeScore = ({ post: candidate }: PostRow) =>
    2 * countShared(post.tags, candidate.tags) + countShared(post.categories, candidate.categories);
  return [...candidates]
    .sort((a, b) => computeScore(b) - computeScore(a))
    .slice(0, MAX_RELATED_POSTS);
}
