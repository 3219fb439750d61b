import { PER_PAGE, type VideosFilter, type VideosPage } from '@tractor-haat/api-client/contract';
import { asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { videos } from '../../../database/schema/videos.ts';
import { compareTexts } from '../../../shared/lists/compare-names.ts';
import { resolveName } from '../../../shared/lists/resolve-selection.ts';
import { createNameError } from '../../../shared/names/create-name-error.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import { toPageNumbers } from '../../../shared/to-page-numbers.ts';
import { toVideoCard } from './to-video-card.ts';

export async function listVideos(db: Database, filter: VideosFilter): Promise<VideosPage> {
  const { page, language } = filter;
  const brandNames = await listVideoBrands(db);
  const brand = filter.brand && resolveName(filter.brand, brandNames, 'brand_unknown');
  const topic = filter.topic?.toLowerCase();
  const where = isLive(
    videos,
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
    db
      .selectDistinct({ topic: videos.topic })
      .from(videos)
      .where(isLive(videos))
      .orderBy(asc(videos.topic)),
  ]);
  const topics = topicRows.map((row) => row.topic);
  if (topic !== undefined && !topics.includes(topic)) {
    throw createNameError('topic_unknown');
  }
  return {
    items: rows.map((row) => toVideoCard(row, language)),
    topics,
    brands: [...brandNames].map(([slug, name]) => ({ slug, name: toLocalText(name, language) })),
    ...toPageNumbers(totals[0]?.total ?? 0, page),
  };
}

/** A brand of both tractors and implements is listed once. */
async function listVideoBrands(db: Database): Promise<ReadonlyMap<string, LocalisedText>> {
  const listBrands = (brands: typeof tractorBrands | typeof implementBrands) =>
    db
      .selectDistinct({ slug: brands.slug, name: brands.name })
      .from(videos)
      .innerJoin(brands, eq(brands.slug, videos.brand))
      .where(isLive(videos, isNotNull(videos.brand)));
  const rows = (await Promise.all([listBrands(tractorBrands), listBrands(implementBrands)])).flat();
  return new Map(rows.map(({ slug, name }) => [slug, name] as const).sort(compareSlugs));
}

type BrandEntry = readonly [slug: string, name: LocalisedText];

function compareSlugs([a]: BrandEntry, [b]: BrandEntry): number {
  return compareTexts(a, b);
}
