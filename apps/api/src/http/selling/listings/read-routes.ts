import { fairPriceResponse, fairPriceQuery } from '@tractor-haat/api-client/contract';
import { createFairPriceReader } from '../../../domain/selling/listings/fair-price-read.ts';
import type { SellingDeps } from '../../../domain/selling/listings/selling-deps.ts';
import { requireExisting } from '../../../shared/or-not-found.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { cachePublicly } from '../../server/caching.ts';

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
