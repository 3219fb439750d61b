import { PER_PAGE, type Reel } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, count, desc, eq } from 'drizzle-orm';
import { isLive, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { addPictureHash } from '../../../core/files/add-picture-hash.ts';
import { countVotes } from '../../community/votes/count-votes.ts';
import { MEDIA_PATH } from './list-videos.ts';
import { reels } from './tables.ts';

type ReelRow = typeof reels.$inferSelect;

export async function listReels(
  db: Database,
  page: number,
  language: Language,
): Promise<{ items: Reel[]; total: number }> {
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(reels)
      .where(isLive(reels))
      .orderBy(desc(reels.published_on), asc(reels.slug))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db.select({ total: count() }).from(reels).where(isLive(reels)),
  ]);
  return { items: await addLikes(db, rows, language), total: totals[0]?.total ?? 0 };
}

export async function findReel(
  db: Database,
  slug: string,
  language: Language,
): Promise<Reel | undefined> {
  const rows = await db
    .select()
    .from(reels)
    .where(isLive(reels, eq(reels.slug, slug)));
  const [reel] = await addLikes(db, rows, language);
  return reel;
}

async function addLikes(
  db: Database,
  rows: readonly ReelRow[],
  language: Language,
): Promise<Reel[]> {
  const likes = await countVotes(
    db,
    'reel',
    rows.map(({ slug }) => slug),
  );
  return rows.map((row) => ({ ...toReel(row, language), likes: likes.get(row.slug) ?? 0 }));
}

function toReel(row: ReelRow, language: Language): Omit<Reel, 'likes'> {
  const title = toLocalText(row.title, language);
  const toClipUrl = (extension: string) => `${MEDIA_PATH}${row.clip}.${extension}`;
  return {
    id: row.id,
    slug: row.slug,
    title,
    description: toLocalText(row.description, language),
    duration_seconds: row.duration_seconds,
    published_on: row.published_on,
    poster: { ...addPictureHash(row.poster), alt: title },
    sources: [
      { src: toClipUrl('webm'), type: 'video/webm' },
      { src: toClipUrl('mp4'), type: 'video/mp4' },
    ],
    captions: row.caption_languages.map((captionLanguage) => ({
      src: toClipUrl(`${captionLanguage}.vtt`),
      language: captionLanguage,
    })),
    demo: row.demo,
  };
}
