import {
  videoParams,
  videoQuery,
  videoResponse,
  videosQuery,
  videosResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { listVideos } from '../../domain/content/videos/list-videos.ts';
import { requireVideo } from '../../domain/content/videos/require-video.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';

export function addVideoRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/videos',
    {
      schema: {
        summary: 'Lists the videos by topic or brand, newest first, 24 a page',
        tags: ['videos'],
        querystring: videosQuery,
        response: toResponseSchemas(videosResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await listVideos(db, query);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/videos/:slug',
    {
      schema: {
        summary: 'Returns a video with similar videos',
        tags: ['videos'],
        params: videoParams,
        querystring: videoQuery,
        response: toResponseSchemas(videoResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = await requireVideo(db, params.slug, query.language);
      cachePublicly(reply);
      return { data };
    },
  );
}
