import {
  dealerResponse,
  dealersResponse,
  dealersQuery,
  languageOnlyQuery,
  suggestedDealersResponse,
  suggestedDealersBody,
  tractorParams,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { type DealerIndex, dealerCard } from '../../domain/catalogue/dealers/dealer-index.ts';
import { districtPoint } from '../../domain/catalogue/dealers/district-point.ts';
import { dealersList } from '../../domain/catalogue/dealers/list.ts';
import { nearTo, suggestedDealers } from '../../domain/catalogue/dealers/near.ts';
import { noneNear } from '../../domain/catalogue/dealers/none-near.ts';
import type { ProductNames } from '../../domain/catalogue/lookups/product-names.ts';
import type { PlaceReads } from '../../domain/catalogue/places/reads.ts';
import { requireExisting } from '../../shared/or-not-found.ts';
import { toResponseSchemas } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';
import { readResponseLanguage } from '../server/malformed-body.ts';

const tags = ['dealers'];
const OTHERS = 4;
const NONE_NEAR = 'no_dealer_near' as const;

export function addDealerRoutes(
  app: App,
  db: Database,
  current: DealerIndex,
  { places, products }: { places: PlaceReads; products: ProductNames },
): void {
  const list = dealersList(db, current);
  const suggest = suggestedDealers({ current, places, products, pointOf: districtPoint(db) });
  app.get(
    '/api/v1/dealers',
    {
      schema: {
        summary: 'Lists the dealers of a kind by brand and place, 24 a page',
        tags,
        querystring: dealersQuery,
        response: toResponseSchemas(dealersResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await list(query);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/dealers/:id',
    {
      schema: {
        summary: 'Returns a dealer with other dealers nearby',
        tags,
        params: tractorParams,
        querystring: languageOnlyQuery,
        response: toResponseSchemas(dealerResponse),
      },
    },
    async ({ params, query }, reply) => {
      const { rows } = await current();
      const row = requireExisting(rows.find(({ id }) => id === params.id));
      const rest = rows.filter(({ id, kind }) => id !== row.id && kind === row.kind);
      const from = { state: row.state, district: row.district_slug, point: row.place };
      cachePublicly(reply);
      const { dealers, nearest } = nearTo(rest, from, query.language, OTHERS);
      const card = dealerCard(row, query.language);
      return { data: { ...card, others: dealers, nearest_other: nearest } };
    },
  );
  app.post(
    '/api/suggested_dealer_list',
    {
      schema: {
        summary: 'Lists the dealers within 100 km of a district, nearest first',
        tags,
        body: suggestedDealersBody,
        response: toResponseSchemas(suggestedDealersResponse),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { dealers, nearest } = await suggest(request.body);
      if (dealers.length > 0) return { success: true as const, data: dealers, nearest };
      const message = noneNear(nearest, readResponseLanguage(request));
      return { success: true as const, data: [], nearest, message, reason: NONE_NEAR };
    },
  );
}
