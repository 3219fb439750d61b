import type { Post } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { arrayOverlaps, desc, eq, ne, or } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { postTexts } from '../../../database/schema/post-texts.ts';
import { posts } from '../../../database/schema/posts.ts';
import { createTranslatedError } from '../../../shared/refuse-with-message.ts';
import { type PostRow, postCard } from './card.ts';
import { CARD_TEXTS, textIn } from './in-language.ts';
import { readNames } from './names.ts';
import { POST_FACTS, publishedPosts } from './published-posts.ts';

const RELATED = 3;

/** One post with its text and related posts. Throws a 404. */
export async function readPost(db: Database, slug: string, language: Language): Promise<Post> {
  const [found] = await db
    .select({ post: POST_FACTS, text: postTexts })
    .from(posts)
    .innerJoin(postTexts, textIn(language))
    .where(publishedPosts(eq(posts.slug, slug)))
    .limit(1);
  if (found === undefined) throw createTranslatedError('not_there', 'NOT_FOUND');
  const { post, text } = found;
  const [names, near] = await Promise.all([
    readNames(db),
    db
      .select({ post: POST_FACTS, text: CARD_TEXTS })
      .from(posts)
      .innerJoin(postTexts, textIn(language))
      .where(
        publishedPosts(
          ne(posts.id, post.id),
          or(
            arrayOverlaps(posts.categories, post.categories),
            arrayOverlaps(posts.tags, post.tags),
          ),
        ),
      )
      .orderBy(desc(posts.published_on))
      .limit(40),
  ]);
  return {
    ...postCard(found, names, language),
    html: text.html,
    contents: text.contents,
    implement_types: post.implement_types,
    related: nearest(post, near).map((row) => postCard(row, names, language)),
  };
}

/** Posts that share most tags; a category counts less than a tag. */
function nearest(post: PostRow['post'], others: readonly PostRow[]): PostRow[] {
  const shared = (one: readonly string[], other: readonly string[]) =>
    one.filter((name) => other.includes(name)).length;
  const score = ({ post: other }: PostRow) =>
    2 * shared(post.tags, other.tags) + shared(post.categories, other.categories);
  return [...others].sort((one, other) => score(other) - score(one)).slice(0, RELATED);
}
