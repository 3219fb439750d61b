import { roadChargesAnswer, roadChargesQuery } from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { roadChargesRead } from '../../domain/catalogue/road-charges-read.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

export function addRoadChargeRoutes(app: App, db: Database): void {
  const read = roadChargesRead(db);
  app.get(
    '/api/v1/road-charges',
    {
      schema: {
        summary: 'Returns the charges on top of the ex-showroom price of a tractor',
        tags: ['tractors'],
        querystring: roadChargesQuery,
        response: answers(roadChargesAnswer),
      },
    },
    async ({ query }, reply) => {
      const data = await read(query.state);
      cachePublicly(reply);
      return { data };
    },
  );
}
