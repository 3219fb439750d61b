import { inArray } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import type { LocalisedText } from '../../../../database/schema/localised.ts';
import { postAuthors } from '../../../../database/schema/post-authors.ts';
import { postTags } from '../../../../database/schema/post-tags.ts';
import { postTexts } from '../../../../database/schema/post-texts.ts';
import { posts } from '../../../../database/schema/posts.ts';
import { retireOthers, upsert } from '../../../../shared/content-rows/upsert.ts';
import type { ImportedPost, PostNames } from './parse-posts.ts';

/** A post keeps its id as long as its slug exists. Posts that are not in `importedPosts` are retired. */
export async function writePosts(
  db: Database,
  importedPosts: readonly ImportedPost[],
  names: PostNames,
): Promise<void> {
  const toNameRows = (list: Record<string, LocalisedText>) =>
    Object.entries(list).map(([slug, name]) => ({ slug, name }));
  const authors = toNameRows(names.authors);
  const tags = toNameRows(names.tags);
  await upsert(db, postAuthors, postAuthors.slug, authors);
  await upsert(db, postTags, postTags.slug, tags);
  await upsert(
    db,
    posts,
    posts.slug,
    importedPosts.map(({ slug, facts, sourceTexts }) => ({
      slug,
      words: sourceTexts,
      author: facts.author.value,
      published_on: facts.published_on,
      updated_on: facts.updated_on,
      categories: facts.categories,
      tags: facts.tags.list,
      implement_types: facts.implement_types.list,
      picture: { kind: facts.picture.kind, id: facts.picture.id, view: facts.picture.view },
    })),
  );
  const slugs = importedPosts.map(({ slug }) => slug);
  const ids = new Map<string, number>();
  if (slugs.length > 0) {
    const rows = await db
      .select({ id: posts.id, slug: posts.slug })
      .from(posts)
      .where(inArray(posts.slug, slugs));
    for (const { id, slug } of rows) ids.set(slug, id);
  }
  const texts = importedPosts.flatMap(({ slug, texts: textByLanguage }) =>
    Object.entries(textByLanguage).map(([language, text]) => ({
      ...text,
      key: `${slug}.${language}`,
      post_id: ids.get(slug),
      language,
    })),
  );
  await upsert(db, postTexts, postTexts.key, texts);
  await retireOthers(
    db,
    postTexts,
    postTexts.key,
    texts.map(({ key }) => key),
  );
  await retireOthers(db, posts, posts.slug, slugs);
  await retireOthers(
    db,
    postAuthors,
    postAuthors.slug,
    authors.map(({ slug }) => slug),
  );
  await retireOthers(
    db,
    postTags,
    postTags.slug,
    tags.map(({ slug }) => slug),
  );
}
