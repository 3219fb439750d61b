import { PER_PAGE, type Story, type StoryCard } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, count, desc } from 'drizzle-orm';
import { isLive, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { addPictureHash } from '../../../core/files/add-picture-hash.ts';
import { stories } from './tables.ts';

export async function listStories(
  db: Database,
  page: number,
  language: Language,
): Promise<{ items: StoryCard[]; total: number }> {
  const [rows, totals] = await Promise.all([
    selectNewestFirst(db)
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db.select({ total: count() }).from(stories).where(isLive(stories)),
  ]);
  return { items: rows.map((row) => toStoryCard(row, language)), total: totals[0]?.total ?? 0 };
}

export async function findStory(
  db: Database,
  slug: string,
  language: Language,
): Promise<Story | undefined> {
  const rows = await selectNewestFirst(db);
  const position = rows.findIndex((row) => row.slug === slug);
  const row = rows[position];
  if (row === undefined) return undefined;
  const next = rows[(position + 1) % rows.length];
  return {
    ...toStoryCard(row, language),
    more: row.more,
    slides: row.slides.map(({ picture, heading, text }) => ({
      picture: { ...addPictureHash(picture), alt: toLocalText(heading, language) },
      heading: toLocalText(heading, language),
      text: toLocalText(text, language),
    })),
    next: next === undefined || next === row ? null : toStoryCard(next, language),
  };
}

function selectNewestFirst(db: Database) {
  return db
    .select()
    .from(stories)
    .where(isLive(stories))
    .orderBy(desc(stories.published_on), asc(stories.slug));
}

function toStoryCard(row: typeof stories.$inferSelect, language: Language): StoryCard {
  const title = toLocalText(row.title, language);
  return {
    slug: row.slug,
    title,
    description: toLocalText(row.description, language),
    published_on: row.published_on,
    picture: { ...addPictureHash(row.picture), alt: title },
    slide_count: row.slides.length,
  };
}
