import {
  tractorModelsAnswer,
  tractorModelsQuery,
  tyreModelsAnswer,
  tyreModelsBody,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { makerModelReads } from '../../domain/lookups/maker-models.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

const tags = ['enquiry choices'];

/** Models to choose from in the forms about tractors and tyres. */
export function addMakerModelRoutes(app: App, db: Database): void {
  const reads = makerModelReads(db);
  app.get(
    '/api/v1/tractor-models',
    {
      schema: {
        summary: 'Tractors of a brand to choose from',
        tags,
        querystring: tractorModelsQuery,
        response: answers(tractorModelsAnswer),
      },
    },
    async ({ query: { brand } }, reply) => {
      const data = await reads.tractors(brand);
      cachePublicly(reply);
      return { data };
    },
  );
  app.post(
    '/api/tyre_modal',
    {
      schema: {
        summary: 'Tyres of a brand to choose from, with their sizes',
        tags,
        body: tyreModelsBody,
        response: answers(tyreModelsAnswer),
      },
    },
    async ({ body: { brand_name } }, reply) => {
      reply.header('cache-control', 'no-store');
      return { success: true as const, data: await reads.tyres(brand_name) };
    },
  );
}
