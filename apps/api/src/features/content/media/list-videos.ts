import {
  PER_PAGE,
  type Playlist,
  type PlaylistCard,
  type Video,
  type VideoCard,
  type VideosFilter,
  type VideosPage,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, count, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { isLive, type LocalisedText, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { addPictureHash } from '../../../core/files/add-picture-hash.ts';
import { compareTexts } from '../../../core/lists/compare-names.ts';
import { resolveName } from '../../../core/lists/resolve-selection.ts';
import { toPageNumbers } from '../../../core/lists/to-page-numbers.ts';
import { createNameError, createTranslatedError } from '../../../core/messages/http-error.ts';
import { implementBrands, tractorBrands } from '../../catalogue/products/tables.ts';
import { playlists, videos } from './tables.ts';

export const MEDIA_PATH = '/media/';

const CLIPS_PATH = `${MEDIA_PATH}clips/`;

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

function toVideoCard(row: typeof videos.$inferSelect, language: Language): VideoCard {
  const title = toLocalText(row.title, language);
  const toClipUrl = (extension: string) => `${CLIPS_PATH}${row.clip}.${extension}`;
  return {
    id: row.id,
    slug: row.slug,
    title,
    description: toLocalText(row.description, language),
    topic_slug: row.topic,
    brand_slug: row.brand,
    duration_seconds: row.duration_seconds,
    published_on: row.published_on,
    poster: { ...addPictureHash(row.poster), alt: title },
    youtube_id: row.youtube_id,
    sources:
      row.clip === null
        ? []
        : [
            { src: toClipUrl('webm'), type: 'video/webm' },
            { src: toClipUrl('mp4'), type: 'video/mp4' },
          ],
    captions: row.caption_languages.map((captionLanguage) => ({
      src: toClipUrl(`${captionLanguage}.vtt`),
      language: captionLanguage,
    })),
    voices: row.voice_languages.map((voiceLanguage) => ({
      src: toClipUrl(`${voiceLanguage}.mp3`),
      type: 'audio/mpeg',
      language: voiceLanguage,
    })),
    transcript: toLocalText(row.transcript, language),
    demo: row.demo,
  };
}

export async function listPlaylists(db: Database, language: Language): Promise<Playlist[]> {
  const rows = await db
    .select()
    .from(playlists)
    .where(isLive(playlists))
    .orderBy(asc(playlists.sort_order));
  const slugs = rows.flatMap((row) => row.videos);
  const videoRows = slugs.length
    ? await db
        .select()
        .from(videos)
        .where(isLive(videos, inArray(videos.slug, slugs)))
    : [];
  const videosBySlug = new Map(videoRows.map((row) => [row.slug, row]));
  return rows.flatMap((row) => {
    const cards = row.videos.flatMap((slug) => {
      const video = videosBySlug.get(slug);
      return video ? [toVideoCard(video, language)] : [];
    });
    const [firstCard] = cards;
    if (firstCard === undefined) return [];
    return [
      {
        slug: row.slug,
        title: toLocalText(row.title, language),
        description: toLocalText(row.description, language),
        poster: firstCard.poster,
        video_count: cards.length,
        duration_seconds: cards.reduce((sum, card) => sum + card.duration_seconds, 0),
        videos: cards,
      },
    ];
  });
}

export const toPlaylistCard = ({ videos: _, ...card }: Playlist): PlaylistCard => card;
