import type { Video } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { videos } from '../../../database/schema/videos.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import { toVideoCard } from './to-video-card.ts';

const MAX_RELATED_VIDEOS = 4;

export async function requireVideo(db: Database, slug: string, language: Language): Promise<Video> {
  const [row] = await db
    .select()
    .from(videos)
    .where(isLive(videos, eq(videos.slug, slug)));
  if (row === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
  const relatedRows = await db
    .select()
    .from(videos)
    .where(isLive(videos, ne(videos.id, row.id)))
    .orderBy(desc(sql`${videos.topic} = ${row.topic}`), desc(videos.published_on))
    .limit(MAX_RELATED_VIDEOS);
  return {
    ...toVideoCard(row, language),
    implement_types: row.implement_types,
    post_slug: row.post,
    related: relatedRows.map((relatedRow) => toVideoCard(relatedRow, language)),
  };
}
