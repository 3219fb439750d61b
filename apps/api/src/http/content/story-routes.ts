import {
  storiesResponse,
  storiesQuery,
  storyResponse,
  storyParams,
  storyQuery,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { listStories, findStory } from '../../domain/content/read-stories.ts';
import { requireExisting } from '../../shared/or-not-found.ts';
import { toPageNumbers } from '../../shared/pages.ts';
import { toResponseSchemas } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

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
