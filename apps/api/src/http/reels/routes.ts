import {
  PER_PAGE,
  type Reel,
  reelAnswer,
  reelParams,
  reelQuery,
  reelsAnswer,
  reelsQuery,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { live } from '../../database/schema/from-content.ts';
import { reels } from '../../database/schema/reels.ts';
import { MEDIA } from '../../domain/media/clips.ts';
import { voteCounts } from '../../domain/votes/count.ts';
import { localText } from '../../shared/localised-text.ts';
import { pageNumbers } from '../../shared/pages.ts';
import { refuseTold } from '../../shared/refuse-told.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

type Row = typeof reels.$inferSelect;

export function addReelRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/reels',
    {
      schema: {
        summary: 'Reels, 24 a page, newest first',
        tags: ['videos'],
        querystring: reelsQuery,
        response: answers(reelsAnswer),
      },
    },
    async ({ query: { page, language } }, reply) => {
      const [rows, totals] = await Promise.all([
        db
          .select()
          .from(reels)
          .where(live(reels))
          .orderBy(desc(reels.published_on), asc(reels.slug))
          .limit(PER_PAGE)
          .offset((page - 1) * PER_PAGE),
        db.select({ total: count() }).from(reels).where(live(reels)),
      ]);
      const items = await withLikes(db, rows, language);
      cachePublicly(reply);
      return { data: { items, ...pageNumbers(totals[0]?.total ?? 0, page) } };
    },
  );
  app.get(
    '/api/v1/reels/:slug',
    {
      schema: {
        summary: 'One reel',
        tags: ['videos'],
        params: reelParams,
        querystring: reelQuery,
        response: answers(reelAnswer),
      },
    },
    async ({ params, query }, reply) => {
      const rows = await db
        .select()
        .from(reels)
        .where(live(reels, eq(reels.slug, params.slug)));
      const [data] = await withLikes(db, rows, query.language);
      if (data === undefined) throw refuseTold('not_there', 'NOT_FOUND');
      cachePublicly(reply);
      return { data };
    },
  );
}

async function withLikes(db: Database, rows: readonly Row[], language: Language): Promise<Reel[]> {
  const likes = await voteCounts(
    db,
    'reel',
    rows.map(({ slug }) => slug),
  );
  return rows.map((row) => ({ ...reelOf(row, language), likes: likes.get(row.slug) ?? 0 }));
}

function reelOf(row: Row, language: Language): Omit<Reel, 'likes'> {
  const title = localText(row.title, language);
  const file = (ending: string) => `${MEDIA}${row.clip}.${ending}`;
  return {
    id: row.id,
    slug: row.slug,
    title,
    description: localText(row.description, language),
    duration_seconds: row.duration_seconds,
    published_on: row.published_on,
    poster: { ...row.poster, alt: title },
    sources: [
      { src: file('webm'), type: 'video/webm' },
      { src: file('mp4'), type: 'video/mp4' },
    ],
    captions: row.caption_languages.map((one) => ({ src: file(`${one}.vtt`), language: one })),
    demo: row.demo,
  };
}
