import type { DealerIndex } from '../../domain/dealers/dealer-index.ts';
import type { ProductNames } from '../../domain/lookups/product-names.ts';
import type { PlaceReads } from '../../domain/places/reads.ts';
import { reviewIndex } from '../../domain/reviews/index-of-reviews.ts';
import type { VisitorDeps } from '../browser/visitor-deps.ts';
import { addDealerRoutes } from '../dealers/routes.ts';
import { addFinanceRoutes } from '../finance/routes.ts';
import { addImplementBrandRoutes } from '../implements/brand-routes.ts';
import { addReviewRoutes } from '../reviews/routes.ts';
import { addRoadChargeRoutes } from '../road-charges/routes.ts';
import type { App } from '../server/app-type.ts';
import { addTractorRoutes } from '../tractors/routes.ts';
import { addTyreRoutes } from '../tyres/routes.ts';
import { addUsedRoutes } from '../used/routes.ts';

type CatalogueDeps = VisitorDeps & {
  dealers: DealerIndex;
  places: PlaceReads;
  products: ProductNames;
};

/** All routes of the catalogue's pages except the list of implements. */
export function addCatalogueSection(
  app: App,
  { dealers, places, products, ...deps }: CatalogueDeps,
): void {
  const { db } = deps;
  const indexes = { reviews: reviewIndex(db), dealers };
  addTractorRoutes(app, db, indexes);
  addTyreRoutes(app, db);
  addUsedRoutes(app, db);
  addDealerRoutes(app, db, indexes.dealers, { places, products });
  addReviewRoutes(app, indexes.reviews, deps);
  addImplementBrandRoutes(app, db);
  addFinanceRoutes(app, db);
  addRoadChargeRoutes(app, db);
}
