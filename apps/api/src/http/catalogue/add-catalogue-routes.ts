import { roadChargesResponse, roadChargesQuery } from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import type { DealerIndex } from '../../domain/catalogue/dealers/dealer-index.ts';
import type { ProductNames } from '../../domain/catalogue/lookups/product-names.ts';
import type { PlaceIndexCache } from '../../domain/catalogue/places/reads.ts';
import { createRoadChargesQuery } from '../../domain/catalogue/road-charges-read.ts';
import { createReviewIndex } from '../../domain/community/reviews/index-of-reviews.ts';
import { createTractorReviewReader } from '../../domain/community/reviews/tractor-review-reader.ts';
import type { VisitorDeps } from '../browser/visitor-deps.ts';
import { addReviewRoutes } from '../community/review-routes.ts';
import { toResponseSchemas } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';
import { addDealerRoutes } from './dealer-routes.ts';
import { addFinanceRoutes } from './finance-routes.ts';
import { addImplementBrandRoutes } from './implements/brand-routes.ts';
import { addTractorRoutes } from './tractors/routes.ts';
import { addTyreRoutes } from './tyre-routes.ts';
import { addUsedRoutes } from './used-routes.ts';

type CatalogueDeps = VisitorDeps & {
  dealers: DealerIndex;
  places: PlaceIndexCache;
  products: ProductNames;
};

/** All routes of the catalogue's pages except the list of implements. */
export function addCatalogueRoutes(
  app: App,
  { dealers, places, products, ...deps }: CatalogueDeps,
): void {
  const { db } = deps;
  const reviews = createReviewIndex(db);
  addTractorRoutes(app, db, { readReviews: createTractorReviewReader(reviews), dealers });
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
