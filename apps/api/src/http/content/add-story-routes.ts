import {
  storiesQuery,
  storiesResponse,
  storyParams,
  storyQuery,
  storyResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { findStory, listStories } from '../../domain/content/list-stories.ts';
import { requireExisting } from '../../shared/require-existing.ts';
import { toPageNumbers } from '../../shared/to-page-numbers.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';

export function addStoryRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/stories',
    {
      schema: {
        summary: 'Lists the web stories, newest first, 24 a page',
        tags: ['stories'],
        querystring: storiesQuery,
        response: toResponseSchemas(storiesResponse),
      },
    },
    async ({ query: { page, language } }, reply) => {
      const { items, total } = await listStories(db, page, language);
      cachePublicly(reply);
      return { data: { items, ...toPageNumbers(total, page) } };
    },
  );
  app.get(
    '/api/v1/stories/:slug',
    {
      schema: {
        summary: 'Returns a web story with its slides and the next story',
        tags: ['stories'],
        params: storyParams,
        querystring: storyQuery,
        response: toResponseSchemas(storyResponse),
      },
    },
    async ({ params, query: { language } }, reply) => {
      const data = requireExisting(await findStory(db, params.slug, language));
      cachePublicly(reply);
      return { data };
    },
  );
}
