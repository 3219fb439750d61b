import { inArray } from 'drizzle-orm';
import type { LocalisedText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { retireOthers, upsert } from '../../../core/files/upsert.ts';
import type { ImportedPost, PostNames } from './parse-posts.ts';
import { postAuthors, posts, postTags, postTexts } from './tables.ts';

/** A post keeps its id as long as its slug exists. Posts that are not in `importedPosts` are retired. */
export async function writePosts(
  db: Database,
  importedPosts: readonly ImportedPost[],
  names: PostNames,
): Promise<void> {
  const authors = toNameRows(names.authors);
  const tags = toNameRows(names.tags);
  const slugs = importedPosts.map(selectSlug);
  await upsert(db, postAuthors, postAuthors.slug, authors);
  await upsert(db, postTags, postTags.slug, tags);
  await upsert(db, posts, posts.slug, importedPosts.map(toPostRow));
  await writeTexts(db, importedPosts);
  await retireOthers(db, posts, posts.slug, slugs);
  await retireOthers(db, postAuthors, postAuthors.slug, authors.map(selectSlug));
  await retireOthers(db, postTags, postTags.slug, tags.map(selectSlug));
}

const toNameRows = (names: Record<string, LocalisedText>) =>
  Object.entries(names).map(([slug, name]) => ({ slug, name }));

const selectSlug = ({ slug }: { slug: string }) => slug;

const toPostRow = ({ slug, facts, sourceTexts }: ImportedPost) => ({
  slug,
  words: sourceTexts,
  author: facts.author.value,
  published_on: facts.published_on,
  updated_on: facts.updated_on,
  categories: facts.categories,
  tags: facts.tags.list,
  implement_types: facts.implement_types.list,
  picture: { kind: facts.picture.kind, id: facts.picture.id, view: facts.picture.view },
});

async function writeTexts(db: Database, importedPosts: readonly ImportedPost[]): Promise<void> {
  const ids = await listPostIds(db, importedPosts.map(selectSlug));
  const rows = importedPosts.flatMap(({ slug, texts }) =>
    Object.entries(texts).map(([language, text]) => ({
      ...text,
      key: `${slug}.${language}`,
      post_id: ids.get(slug),
      language,
    })),
  );
  await upsert(db, postTexts, postTexts.key, rows);
  const keys = rows.map(({ key }) => key);
  await retireOthers(db, postTexts, postTexts.key, keys);
}

async function listPostIds(db: Database, slugs: string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ id: posts.id, slug: posts.slug })
    .from(posts)
    .where(inArray(posts.slug, slugs));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
