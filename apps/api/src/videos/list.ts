import { PER_PAGE, type VideosFilter, type VideosPage } from '@tractor-haat/api-client/contract';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { videos } from '../database/schema/videos.ts';
import { pageNumbers } from '../pages.ts';
import { Refusal } from '../server/refusal.ts';
import { videoCard } from './video-card.ts';

/** The list of videos, newest first, of a topic or a brand where asked. */
export async function listVideos(db: Database, filter: VideosFilter): Promise<VideosPage> {
  const { page, language, topic, brand } = filter;
  const where = and(
    topic === undefined ? undefined : eq(videos.topic, topic),
    brand === undefined ? undefined : eq(videos.brand, brand),
  );
  const [rows, totals, topicRows] = await Promise.all([
    db
      .select()
      .from(videos)
      .where(where)
      .orderBy(desc(videos.published_on), asc(videos.key))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db.select({ total: count() }).from(videos).where(where),
    db.selectDistinct({ topic: videos.topic }).from(videos).orderBy(asc(videos.topic)),
  ]);
  const topics = topicRows.map((row) => row.topic);
  if (topic !== undefined && !topics.includes(topic)) {
    throw new Refusal('NOT_FOUND', 'There are no videos on this topic.');
  }
  return {
    items: rows.map((row) => videoCard(row, language)),
    topics,
    ...pageNumbers(totals[0]?.total ?? 0, page),
  };
}
