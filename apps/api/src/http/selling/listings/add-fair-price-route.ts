import { fairPriceQuery, fairPriceResponse } from '@tractor-haat/api-client/contract';
import { createFairPriceReader } from '../../../domain/selling/listings/create-fair-price-reader.ts';
import type { SellingDeps } from '../../../domain/selling/listings/selling-deps.ts';
import { requireExisting } from '../../../shared/require-existing.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';

const tags = ['used tractors'];

export function addFairPriceRoute(app: App, deps: SellingDeps): void {
  const readFairPrice = createFairPriceReader(deps.db);
  app.get(
    '/api/v1/used-tractors/fair-price',
    {
      schema: {
        summary: 'Estimates the fair price of a used tractor from similar listings',
        tags,
        querystring: fairPriceQuery,
        response: toResponseSchemas(fairPriceResponse),
      },
    },
    async ({ query }, reply) => {
      const data = requireExisting(await readFairPrice(query));
      cachePublicly(reply);
      return { data };
    },
  );
}
