import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { picture } from './picture.ts';
import { slug } from './slug.ts';
import { videoCard } from './videos.contract.ts';

/** GET /api/v1/playlists and /api/v1/playlists/:slug */
export const playlistsQuery = z.object({ language: languageQuery });
export const playlistParams = z.object({ slug });

/** A sequence of videos. Its poster is that of the first video. */
export const playlistCard = z
  .object({
    slug,
    title: localText,
    description: localText,
    poster: picture,
    video_count: z.int().min(1),
    duration_seconds: z.int().min(1),
  })
  .meta({ id: 'PlaylistCard' });

export const playlist = playlistCard
  .extend({ videos: z.array(videoCard).min(1) })
  .meta({ id: 'Playlist' });

export const playlistsResponse = dataResponse(z.array(playlistCard));
export const playlistResponse = dataResponse(playlist);

export const playlistEndpoints = defineEndpoints({
  listPlaylists: {
    method: 'GET',
    path: '/api/v1/playlists',
    summary: 'Lists the playlists',
    tag: 'videos',
    query: playlistsQuery,
    response: playlistsResponse,
    cache: 'public',
  },
  getPlaylist: {
    method: 'GET',
    path: '/api/v1/playlists/:slug',
    summary: 'Returns a playlist with its videos',
    tag: 'videos',
    params: playlistParams,
    query: playlistsQuery,
    response: playlistResponse,
    cache: 'public',
  },
});

export type PlaylistQuery = Partial<z.output<typeof playlistsQuery>> &
  z.output<typeof playlistParams>;
export type PlaylistCard = z.output<typeof playlistCard>;
export type Playlist = z.output<typeof playlist>;
export type PlaylistsResponse = z.output<typeof playlistsResponse>;
export type PlaylistResponse = z.output<typeof playlistResponse>;
