import {
  reelParams,
  reelQuery,
  reelResponse,
  reelsQuery,
  reelsResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { findReel, listReels } from '../../domain/content/list-reels.ts';
import { requireExisting } from '../../shared/require-existing.ts';
import { toPageNumbers } from '../../shared/to-page-numbers.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';

export function addReelRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/reels',
    {
      schema: {
        summary: 'Lists the reels, newest first, 24 a page',
        tags: ['videos'],
        querystring: reelsQuery,
        response: toResponseSchemas(reelsResponse),
      },
    },
    async ({ query: { page, language } }, reply) => {
      const { items, total } = await listReels(db, page, language);
      cachePublicly(reply);
      return { data: { items, ...toPageNumbers(total, page) } };
    },
  );
  app.get(
    '/api/v1/reels/:slug',
    {
      schema: {
        summary: 'Returns a reel',
        tags: ['videos'],
        params: reelParams,
        querystring: reelQuery,
        response: toResponseSchemas(reelResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = requireExisting(await findReel(db, params.slug, query.language));
      cachePublicly(reply);
      return { data };
    },
  );
}
