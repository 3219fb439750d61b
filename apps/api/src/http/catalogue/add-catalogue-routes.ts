import { roadChargesQuery, roadChargesResponse } from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { createRoadChargesQuery } from '../../domain/catalogue/create-road-charges-query.ts';
import type { DealerIndex } from '../../domain/catalogue/dealers/dealer-index.ts';
import type { ProductNames } from '../../domain/catalogue/lookups/product-names.ts';
import type { PlaceIndexCache } from '../../domain/catalogue/places/place-index-cache.ts';
import { createTractorReviewReader } from '../../domain/community/reviews/create-tractor-review-reader.ts';
import { createReviewIndex } from '../../domain/community/reviews/review-index.ts';
import { addReviewRoutes } from '../community/add-review-routes.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';
import type { VisitorDeps } from '../visitor/visitor-deps.ts';
import { addDealerRoutes } from './add-dealer-routes.ts';
import { addFinanceRoutes } from './add-finance-routes.ts';
import { addTyreRoutes } from './add-tyre-routes.ts';
import { addUsedRoutes } from './add-used-routes.ts';
import { addImplementBrandRoutes } from './implements/add-implement-brand-routes.ts';
import { addTractorRoutes } from './tractors/add-tractor-routes.ts';

type CatalogueDeps = VisitorDeps & {
  dealers: DealerIndex;
  places: PlaceIndexCache;
  products: ProductNames;
};

export function addCatalogueRoutes(
  app: App,
  { dealers, places, products, ...deps }: CatalogueDeps,
): void {
  const { db } = deps;
  const reviews = createReviewIndex(db);
  addTractorRoutes(app, db, {
    readReviews: createTractorReviewReader(reviews),
    getDealers: dealers,
  });
  addTyreRoutes(app, db);
  addUsedRoutes(app, db);
  addDealerRoutes(app, db, dealers, { places, products });
  addReviewRoutes(app, reviews, deps);
  addImplementBrandRoutes(app, db);
  addFinanceRoutes(app, db);
  addRoadChargeRoutes(app, db);
}

function addRoadChargeRoutes(app: App, db: Database): void {
  const listCharges = createRoadChargesQuery(db);
  app.get(
    '/api/v1/road-charges',
    {
      schema: {
        summary: 'Returns the charges on top of the ex-showroom price of a tractor',
        tags: ['tractors'],
        querystring: roadChargesQuery,
        response: toResponseSchemas(roadChargesResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await listCharges(query.state);
      cachePublicly(reply);
      return { data };
    },
  );
}
