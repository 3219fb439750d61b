import type { Playlist, PlaylistCard } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isLive } from '../../database/schema/content-columns.ts';
import { playlists } from '../../database/schema/playlists.ts';
import { videos } from '../../database/schema/videos.ts';
import { toLocalText } from '../../shared/to-local-text.ts';
import { toVideoCard } from './videos/to-video-card.ts';

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
