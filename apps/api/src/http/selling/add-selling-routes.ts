import type { SellingDeps } from '../../domain/selling/listings/selling-deps.ts';
import type { App } from '../server/app.ts';
import type { CookieDeps } from '../visitor/read-cookie.ts';
import { addFairPriceRoute } from './listings/add-fair-price-route.ts';
import { addListingRoutes } from './listings/add-listing-routes.ts';
import { addPlainSellRoute } from './listings/add-plain-sell-route.ts';
import { addSellerListingRoutes } from './listings/add-seller-listing-routes.ts';
import { acceptPhotos } from './photos/accept-photos.ts';
import { addPhotoRoute } from './photos/add-photo-route.ts';
import { addPhotoUploadRoute } from './photos/add-photo-upload-route.ts';
import { createPhotoStore } from './photos/create-photo-store.ts';

/** Scopes limit multipart bodies and `cache-control` hooks to the routes that need them. */
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
