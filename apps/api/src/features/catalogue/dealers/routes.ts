import { endpoints } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { requireExisting } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import { readResponseLanguage } from '../../../core/server/describe-malformed-body.ts';
import type { ProductNames } from '../lookups/product-names.ts';
import type { PlaceIndexCache } from '../places/place-index.ts';
import { type DealerIndex, toDealerCard } from './create-dealer-index.ts';
import { createDealerList } from './create-dealer-list.ts';
import {
  createDealerSuggestions,
  createDistrictPointFinder,
  findNearbyDealers,
  formatNoDealerNearby,
} from './find-nearby-dealers.ts';

const MAX_NEARBY_DEALERS = 4;
const NO_DEALER_REASON = 'no_dealer_near' as const;

export function addDealerRoutes(
  app: App,
  db: Database,
  dealerIndex: DealerIndex,
  { places, products }: { places: PlaceIndexCache; products: ProductNames },
): void {
  const listDealers = createDealerList(db, dealerIndex);
  const suggestDealers = createDealerSuggestions({
    getIndex: dealerIndex,
    getPlaceIndex: places,
    products,
    findPoint: createDistrictPointFinder(db),
  });
  app.endpoint(endpoints.listDealers, async ({ query }) => ({ data: await listDealers(query) }));
  app.endpoint(endpoints.getDealer, async ({ params, query }) => {
    const { rows } = await dealerIndex();
    const row = requireExisting(rows.find(({ id }) => id === params.id));
    const otherDealers = rows.filter(({ id, kind }) => id !== row.id && kind === row.kind);
    const origin = { state: row.state, district: row.district_slug, point: row.place };
    const { dealers, nearest } = findNearbyDealers(
      otherDealers,
      origin,
      query.language,
      MAX_NEARBY_DEALERS,
    );
    const card = toDealerCard(row, query.language);
    return { data: { ...card, others: dealers, nearest_other: nearest } };
  });
  app.endpoint(endpoints.suggestDealers, async (request) => {
    const { dealers, nearest } = await suggestDealers(request.body);
    if (dealers.length > 0) return { success: true as const, data: dealers, nearest };
    const message = formatNoDealerNearby(nearest, readResponseLanguage(request));
    return { success: true as const, data: [], nearest, message, reason: NO_DEALER_REASON };
  });
}
