import type { MultipartFile } from '@fastify/multipart';
import { MAX_PHOTOS } from '@tractor-haat/api-client';
import { endpoints, sellBody } from '@tractor-haat/api-client/contract';
import { isLanguage, type Language } from '@tractor-haat/i18n';
import type { FastifyRequest } from 'fastify';
import {
  createHttpError,
  createTranslatedError,
  HttpError,
} from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import { type CookieDeps, withAddress } from '../../../core/visitor/read-cookie.ts';
import { respondToForm } from '../../../core/visitor/respond-to-form.ts';
import { createPhotoStore, type StorePhoto } from '../photos/create-photo-store.ts';
import {
  acceptPhotos,
  addPhotoRoute,
  addPhotoUploadRoute,
  throwUploadError,
  UPLOAD_LIMIT_MS,
} from '../photos/routes.ts';
import { addFairPriceRoute, addListingRoutes, ensureSeller } from './add-listing-routes.ts';
import { addSellerListingRoutes } from './add-seller-listing-routes.ts';
import { createListingCodePath, createListingFormPath } from './create-seller-page.ts';
import type { SellingDeps } from './find-listing.ts';
import { saveListing } from './save-listing.ts';

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

/** Without JavaScript, a browser sends the form and all photos in one request. */
function addPlainSellRoute(
  scope: App,
  deps: SellingDeps & CookieDeps,
  storePhoto: StorePhoto,
): void {
  scope.endpoint(
    endpoints.saveListingForm,
    { handlerTimeout: UPLOAD_LIMIT_MS },
    async (request, reply) => {
      if (!request.isMultipart()) throw createHttpError('photo_missing', 'UNSUPPORTED_MEDIA_TYPE');
      const { fields, photoError } = await readForm(request, storePhoto).catch(throwUploadError);
      const language: Language = isLanguage(fields.language ?? '')
        ? (fields.language as Language)
        : 'en';
      const { data: body } = sellBody.safeParse({ ...fields, language, primary_id: '' });
      if (body === undefined) throw createTranslatedError('body_unreadable');
      const { language: _, primary_id: __, idempotency_key: ___, ...values } = body;
      return respondToForm(request, reply, {
        isPlain: true,
        async run() {
          if (photoError !== undefined) throw photoError;
          return saveListing(deps, body, ensureSeller(request, reply, deps, null));
        },
        toJson: ({ response }) => response,
        createSuccessPath({ response, listing }) {
          const reason = response.data.otp === 'sent' ? 'otp_sent' : 'otp_not_received';
          return createListingCodePath(withAddress(deps, request), language, listing, { reason });
        },
        createFailurePath: (draft) =>
          createListingFormPath(withAddress(deps, request), language, { ...draft, values }),
      });
    },
  );
}

/** An invalid photo does not discard the valid ones. */
async function readForm(request: FastifyRequest, storePhoto: StorePhoto) {
  const fields: Record<string, string> = {};
  const newPhotos: string[] = [];
  let photoError: unknown;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else if (isEmptyFile(part)) part.file.resume();
    else {
      const photo = await storePhoto(part, request.ip).catch((error) => {
        if (!(error instanceof HttpError)) throw error;
        const { reason = 'photo_broken' } = error.details;
        photoError = new HttpError(error.code, error.message, {
          reason,
          faults: { photos: reason },
        });
      });
      if (photo) newPhotos.push(photo.photo);
    }
  }
  const photos = [...(fields.photos ?? '').split(',').filter(Boolean), ...newPhotos];
  if (photos.length > MAX_PHOTOS) {
    const { message } = createHttpError('photo_many');
    const details = { reason: 'photo_many', faults: { photos: 'photo_many' } };
    photoError = new HttpError('BAD_REQUEST', message, details);
  }
  fields.photos = photos.slice(0, MAX_PHOTOS).join(',');
  return { fields, photoError };
}

/** An empty file field is sent as a file without a name. */
const isEmptyFile = ({ filename }: MultipartFile) => filename === '' || filename === undefined;
