import {
  playlistParams,
  playlistResponse,
  playlistsQuery,
  playlistsResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { listPlaylists, toPlaylistCard } from '../../domain/content/list-playlists.ts';
import { createTranslatedError } from '../../shared/create-translated-error.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';

export function addPlaylistRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/playlists',
    {
      schema: {
        summary: 'Lists the playlists',
        tags: ['videos'],
        querystring: playlistsQuery,
        response: toResponseSchemas(playlistsResponse),
      },
    },
    async ({ query }, reply) => {
      const playlists = await listPlaylists(db, query.language);
      cachePublicly(reply);
      return { data: playlists.map(toPlaylistCard) };
    },
  );
  app.get(
    '/api/v1/playlists/:slug',
    {
      schema: {
        summary: 'Returns a playlist with its videos',
        tags: ['videos'],
        params: playlistParams,
        querystring: playlistsQuery,
        response: toResponseSchemas(playlistResponse),
      },
    },
    async ({ params, query }, reply) => {
      const playlists = await listPlaylists(db, query.language);
      const data = playlists.find(({ slug }) => slug === params.slug);
      if (data === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
      cachePublicly(reply);
      return { data };
    },
  );
}
