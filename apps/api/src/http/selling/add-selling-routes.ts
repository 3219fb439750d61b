import type { SellingDeps } from '../../domain/selling/listings/selling-deps.ts';
import type { CookieDeps } from '../browser/cookies.ts';
import type { App } from '../server/app-type.ts';
import { addSellerListingRoutes } from './listings/own-routes.ts';
import { addPlainSellRoute } from './listings/plain-form.ts';
import { addFairPriceRoute } from './listings/read-routes.ts';
import { addListingRoutes } from './listings/routes.ts';
import { acceptPhotos } from './photos/multipart.ts';
import { addPhotoUploadRoute } from './photos/routes.ts';
import { addPhotoRoute } from './photos/serve-photo.ts';
import { createPhotoStore } from './photos/take-photos.ts';

/** All routes for selling an old tractor. In scopes, because only some accept files or forbid caching. */
export async function addSellingRoutes(app: App, deps: SellingDeps & CookieDeps): Promise<void> {
  const storePhoto = createPhotoStore(deps);
  addPhotoRoute(app, deps.db);
  addFairPriceRoute(app, deps);
  await app.register(async (scope) => addListingRoutes(scope, deps));
  await app.register(async (scope) => addSellerListingRoutes(scope, deps));
  await app.register(async (scope) => {
    await acceptPhotos(scope);
    addPhotoUploadRoute(scope, deps, storePhoto);
    addPlainSellRoute(scope, deps, storePhoto);
  });
}
