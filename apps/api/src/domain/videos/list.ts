import { PER_PAGE, type VideosFilter, type VideosPage } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { live } from '../../database/schema/from-content.ts';
import { implementBrands } from '../../database/schema/implement-brands.ts';
import { tractorBrands } from '../../database/schema/tractor-brands.ts';
import { videos } from '../../database/schema/videos.ts';
import { localText } from '../../shared/localised-text.ts';
import { pageNumbers } from '../../shared/pages.ts';
import { Refusal } from '../../shared/refusal.ts';
import { videoCard } from './video-card.ts';

/** Brands that videos are about, of tractors and of implements; a brand of both is named once. */
async function brandsOfVideos(db: Database, language: Language): Promise<VideosPage['brands']> {
  const named = (brands: typeof tractorBrands | typeof implementBrands) =>
    db
      .selectDistinct({ slug: brands.slug, name: brands.name })
      .from(videos)
      .innerJoin(brands, eq(brands.slug, videos.brand))
      .where(live(videos, isNotNull(videos.brand)));
  const rows = (await Promise.all([named(tractorBrands), named(implementBrands)])).flat();
  const bySlug = new Map(rows.map(({ slug, name }) => [slug, localText(name, language)]));
  return [...bySlug].sort().map(([slug, name]) => ({ slug, name }));
}

/** The list of videos, newest first, of a topic or a brand where asked. */
export async function listVideos(db: Database, filter: VideosFilter): Promise<VideosPage> {
  const { page, language, topic, brand } = filter;
  const where = live(
    videos,
    topic === undefined ? undefined : eq(videos.topic, topic),
    brand === undefined ? undefined : eq(videos.brand, brand),
  );
  const [rows, totals, topicRows, brands] = await Promise.all([
    db
      .select()
      .from(videos)
      .where(where)
      .orderBy(desc(videos.published_on), asc(videos.key))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db.select({ total: count() }).from(videos).where(where),
    db
      .selectDistinct({ topic: videos.topic })
      .from(videos)
      .where(live(videos))
      .orderBy(asc(videos.topic)),
    brandsOfVideos(db, language),
  ]);
  const topics = topicRows.map((row) => row.topic);
  if (topic !== undefined && !topics.includes(topic)) {
    throw new Refusal('NOT_FOUND', 'There are no videos on this topic.');
  }
  return {
    items: rows.map((row) => videoCard(row, language)),
    topics,
    brands,
    ...pageNumbers(totals[0]?.total ?? 0, page),
  };
}
