import { PER_PAGE, type VideosFilter, type VideosPage } from '@tractor-haat/api-client/contract';
import { asc, count, desc, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { videos } from '../database/schema/videos.ts';
import { pageNumbers } from '../pages.ts';
import { videoCard } from './video-card.ts';

/** The list of videos, newest first. */
export function videosList(db: Database) {
  const readRows = db
    .select()
    .from(videos)
    .orderBy(desc(videos.published_on), asc(videos.key))
    .limit(PER_PAGE)
    .offset(sql.placeholder('offset'))
    .prepare('videos_newest');
  const readTotal = db.select({ total: count() }).from(videos).prepare('videos_total');
  return async ({ page, language }: VideosFilter): Promise<VideosPage> => {
    const [rows, totals] = await Promise.all([
      readRows.execute({ offset: (page - 1) * PER_PAGE }),
      readTotal.execute(),
    ]);
    return {
      items: rows.map((row) => videoCard(row, language)),
      ...pageNumbers(totals[0]?.total ?? 0, page),
    };
  };
}
