import { videosAnswer, videosQuery } from '@tractor-haat/api-client/contract';
import type { Database } from '../database/database.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';
import { videosList } from './list.ts';

export function addVideoRoutes(app: App, db: Database): void {
  const list = videosList(db);
  app.get(
    '/api/v1/videos',
    {
      schema: {
        summary: 'Videos, 24 a page, newest first',
        tags: ['videos'],
        querystring: videosQuery,
        response: answers(videosAnswer),
      },
    },
    async ({ query }, reply) => {
      const data = await list(query);
      cachePublicly(reply);
      return { data };
    },
  );
}
