import type { SellingDeps } from '../../domain/selling/listings/selling-deps.ts';
import type { CookieDeps } from '../browser/cookies.ts';
import type { App } from '../server/app-type.ts';
import { addOwnRoutes } from './listings/own-routes.ts';
import { addPlainSellForm } from './listings/plain-form.ts';
import { addSellingReads } from './listings/read-routes.ts';
import { addSellingRoutes } from './listings/routes.ts';
import { acceptPhotos } from './photos/multipart.ts';
import { addPhotoUpload } from './photos/routes.ts';
import { addPhotoReads } from './photos/serve-photo.ts';
import { takePhotos } from './photos/take-photos.ts';

/** All routes for selling an old tractor. In scopes, because only some accept files or forbid caching. */
export async function addSellingSection(app: App, parts: SellingDeps & CookieDeps): Promise<void> {
  const takePhoto = takePhotos(parts);
  addPhotoReads(app, parts.db);
  addSellingReads(app, parts);
  await app.register(async (scope) => addSellingRoutes(scope, parts));
  await app.register(async (scope) => addOwnRoutes(scope, parts));
  await app.register(async (scope) => {
    await acceptPhotos(scope);
    addPhotoUpload(scope, parts, takePhoto);
    addPlainSellForm(scope, parts, takePhoto);
  });
}
