import {
  PER_PAGE,
  type Post,
  type PostCard,
  type PostsFilter,
  type PostsPage,
  type PostTag,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import {
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  like,
  ne,
  or,
  type SQL,
} from 'drizzle-orm';
import { isLive, type LocalisedText, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { addPictureHash } from '../../../core/files/add-picture-hash.ts';
import { resolveName } from '../../../core/lists/resolve-selection.ts';
import { toPageNumbers } from '../../../core/lists/to-page-numbers.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import {
  CARD_TEXT_COLUMNS,
  createTextCondition,
  isPublished,
  POST_COLUMNS,
} from './is-published.ts';
import { postAuthors, posts, postTags, postTexts } from './tables.ts';

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

type DisplayNames = {
  authors: ReadonlyMap<string, LocalisedText>;
  tags: ReadonlyMap<string, LocalisedText>;
};

type PostRow = {
  post: Omit<typeof posts.$inferSelect, 'words'>;
  text: Pick<
    typeof postTexts.$inferSelect,
    'language' | 'title' | 'description' | 'reading_minutes'
  >;
};

function toPostCard({ post, text }: PostRow, names: DisplayNames, language: Language): PostCard {
  const title = { text: text.title, language: text.language };
  return {
    slug: post.slug,
    title,
    description: { text: text.description, language: text.language },
    author: toLocalText(names.authors.get(post.author) ?? { en: post.author }, language),
    published_on: post.published_on,
    updated_on: post.updated_on,
    categories: post.categories as PostCard['categories'],
    tags: post.tags.map((slug) => toPostTag(slug, names, language)),
    reading_minutes: text.reading_minutes,
    picture: { ...addPictureHash(post.picture), alt: title },
  };
}

function toPostTag(slug: string, names: DisplayNames, language: Language): PostTag {
  return { slug, name: toLocalText(names.tags.get(slug) ?? { en: slug }, language) };
}

export async function listDisplayNames(db: Database): Promise<DisplayNames> {
  const [authors, tags] = await Promise.all([
    db.select().from(postAuthors).where(isLive(postAuthors)),
    db.select().from(postTags).where(isLive(postTags)),
  ]);
  return {
    authors: new Map(authors.map(({ slug, name }) => [slug, name])),
    tags: new Map(tags.map(({ slug, name }) => [slug, name])),
  };
}
