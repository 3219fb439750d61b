import { dealersAnswer, dealersQuery } from '@tractor-haat/api-client/contract';
import type { Database } from '../database/database.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';
import { type DealerIndex, dealersList } from './list.ts';

export function addDealerRoutes(app: App, db: Database, current: DealerIndex): void {
  const list = dealersList(db, current);
  app.get(
    '/api/v1/dealers',
    {
      schema: {
        summary: 'Dealers of a kind, 24 a page, by brand and place',
        tags: ['dealers'],
        querystring: dealersQuery,
        response: answers(dealersAnswer),
      },
    },
    async ({ query }, reply) => {
      const data = await list(query);
      cachePublicly(reply);
      return { data };
    },
  );
}
