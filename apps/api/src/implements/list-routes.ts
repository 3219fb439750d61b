import { implementsAnswer, implementsQuery } from '@tractor-haat/api-client/contract';
import type { Database } from '../database/database.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';
import { implementsList } from './list.ts';

export function addImplementRoutes(app: App, db: Database): void {
  const list = implementsList(db);
  app.get(
    '/api/v1/implements',
    {
      schema: {
        summary: 'Implements, 24 a page, with filters',
        tags: ['implements'],
        querystring: implementsQuery,
        response: answers(implementsAnswer),
      },
    },
    async ({ query }, reply) => {
      const data = await list(query);
      cachePublicly(reply);
      return { data };
    },
  );
}
