import { asc, eq } from 'drizzle-orm';
import { isLive, type LocalisedText } from '../../core/database/content-columns.ts';
import type { Database } from '../../core/database/database.ts';
import { groupBy } from '../../core/lists/compare-names.ts';
import { reels, stories, subsidies, videos } from '../content/media/tables.ts';
import { isPublished } from '../content/posts/is-published.ts';
import { posts, postTexts } from '../content/posts/tables.ts';
import { computeRanks, type Entry, PLAIN_ENTRY } from './entry.ts';
import { sitePages } from './tables.ts';

export async function listContentEntries(db: Database): Promise<Entry[]> {
  const entryLists = await Promise.all([
    listPageEntries(db),
    listPostEntries(db),
    listVideoEntries(db),
  ]);
  return entryLists.flat();
}

async function listPageEntries(db: Database): Promise<Entry[]> {
  const [pages, schemes] = await Promise.all([
    db.select().from(sitePages).where(isLive(sitePages)).orderBy(asc(sitePages.id)),
    db.select().from(subsidies).where(isLive(subsidies)),
  ]);
  return [
    // The content file lists the most popular pages first.
    ...pages.map(({ path, name }, index) => ({
      ...PLAIN_ENTRY,
      kind: 'page' as const,
      path,
      name,
      rank: 1 - index / pages.length,
    })),
    ...schemes.map(({ slug, name, summary }) => ({
      ...PLAIN_ENTRY,
      kind: 'page' as const,
      path: `/tractors-subsidy-in-india#${slug}`,
      name,
      line: summary,
    })),
  ];
}

async function listPostEntries(db: Database): Promise<Entry[]> {
  const rows = await db
    .select({
      slug: posts.slug,
      picture: posts.picture,
      published_on: posts.published_on,
      language: postTexts.language,
      title: postTexts.title,
      description: postTexts.description,
    })
    .from(posts)
    .innerJoin(postTexts, isLive(postTexts, eq(postTexts.post_id, posts.id)))
    .where(isPublished());
  const textsBySlug = groupBy(rows, ({ slug }) => slug);
  const localisedPosts = [...textsBySlug].map(([slug, texts]) => ({
    slug,
    name: collectLanguages(texts, ({ title }) => title),
    line: collectLanguages(texts, ({ description }) => description),
    picture: texts[0]?.picture ?? null,
    publishedAt: Date.parse(texts[0]?.published_on ?? ''),
  }));
  const ranks = computeRanks(localisedPosts.map(({ publishedAt }) => publishedAt));
  return localisedPosts.map(({ slug, name, line, picture }, index) => ({
    ...PLAIN_ENTRY,
    kind: 'post',
    path: `/tractor-industry-news-blogs/${slug}`,
    name,
    line,
    picture,
    rank: ranks[index] ?? 0,
  }));
}

async function listVideoEntries(db: Database): Promise<Entry[]> {
  const [videoRows, reelRows, storyRows] = await Promise.all([
    db.select().from(videos).where(isLive(videos)),
    db.select().from(reels).where(isLive(reels)),
    db.select().from(stories).where(isLive(stories)),
  ]);
  const rows = [
    ...videoRows.map((row) => ({ ...row, basePath: '/tractor-videos', picture: row.poster })),
    ...reelRows.map((row) => ({
      ...row,
      basePath: '/tractor-reels-and-shorts',
      picture: row.poster,
    })),
    ...storyRows.map((row) => ({ ...row, basePath: '/web-story-in-india' })),
  ];
  const ranks = computeRanks(rows.map(({ published_on }) => Date.parse(published_on)));
  return rows.map(({ basePath, slug, title, description, picture }, index) => ({
    ...PLAIN_ENTRY,
    kind: 'video',
    path: `${basePath}/${slug}`,
    name: title,
    line: description,
    picture,
    rank: ranks[index] ?? 0,
  }));
}

function collectLanguages<Row extends { language: keyof LocalisedText }>(
  rows: readonly Row[],
  readText: (row: Row) => string,
): LocalisedText {
  const texts = Object.fromEntries(rows.map((row) => [row.language, readText(row)]));
  return { ...texts, en: texts.en ?? '' };
}
