import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { dealerIndex } from '../dealers/list.ts';
import { addDealerRoutes } from '../dealers/routes.ts';
import { addFinanceRoutes } from '../finance/routes.ts';
import { addImplementBrandRoutes } from '../implements/brand-routes.ts';
import { reviewIndex } from '../reviews/index-of-reviews.ts';
import { addReviewRoutes } from '../reviews/routes.ts';
import type { App } from '../server/app-type.ts';
import { addTractorRoutes } from '../tractors/routes.ts';
import { addTyreRoutes } from '../tyres/routes.ts';
import { addUsedRoutes } from '../used/routes.ts';

/** Everything behind the catalogue's pages but the list of implements. */
export function addCatalogueSection(app: App, db: Database, clock: Clock): void {
  const indexes = { reviews: reviewIndex(db), dealers: dealerIndex(db) };
  addTractorRoutes(app, db, indexes);
  addTyreRoutes(app, db);
  addUsedRoutes(app, db);
  addDealerRoutes(app, db, indexes.dealers);
  addReviewRoutes(app, db, indexes.reviews, clock);
  addImplementBrandRoutes(app, db);
  addFinanceRoutes(app, db);
}
