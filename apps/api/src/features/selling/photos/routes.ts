import type { MultipartFile } from '@fastify/multipart';
import multipart from '@fastify/multipart';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@tractor-haat/api-client';
import { endpoints, photoSaveFields } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import {
  createHttpError,
  createTranslatedError,
  requireExisting,
} from '../../../core/messages/http-error.ts';
import { SUCCESS_MESSAGES } from '../../../core/messages/translate-message.ts';
import type { App } from '../../../core/server/app.ts';
import { PUBLIC_CACHE_CONTROL } from '../../../core/server/endpoint.ts';
import type { CookieDeps } from '../../../core/visitor/read-cookie.ts';
import { createClaimByKey } from '../../../core/visitor/read-visitor.ts';
import type { StorePhoto } from './create-photo-store.ts';
import { createPhotoReader } from './save-photo.ts';

/** With JavaScript, each photo is uploaded separately, so that a lost connection costs one upload. */
export function addPhotoUploadRoute(scope: App, deps: CookieDeps, storePhoto: StorePhoto): void {
  scope.endpoint(
    endpoints.savePhoto,
    { handlerTimeout: UPLOAD_LIMIT_MS },
    async (request, reply) => {
      if (!request.isMultipart()) throw createHttpError('photo_missing', 'UNSUPPORTED_MEDIA_TYPE');
      const file = await request.file().catch(throwUploadError);
      if (file === undefined) throw createHttpError('photo_missing');
      const key = readIdempotencyKey(file);
      const data = await storePhoto(
        file,
        request.ip,
        key ? (content) => createClaimByKey(request, reply, deps, key, { content }) : undefined,
      );
      return { success: true as const, message: SUCCESS_MESSAGES.photo_saved.en, data };
    },
  );
}

function readIdempotencyKey({ fields, file }: MultipartFile): string | undefined {
  const { idempotency_key: field } = fields;
  const value = field && 'value' in field ? field.value : undefined;
  const parsed = photoSaveFields.safeParse({ idempotency_key: value });
  if (parsed.success) return parsed.data.idempotency_key;
  // A browser reads the response only after it has sent the whole body.
  file.resume();
  throw createTranslatedError('body_unreadable');
}

/** Slow phones need longer than `HANDLER_TIMEOUT_MS`, the limit of other routes. */
export const UPLOAD_LIMIT_MS = 110_000;

/** Must be registered only for photo routes: all other routes reject multipart bodies. */
export async function acceptPhotos(scope: App): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_PHOTO_BYTES,
      // One more than allowed, so that the route can reject it with a translated message.
      files: MAX_PHOTOS + 1,
      fields: 40,
      fieldSize: 8000,
      fieldNameSize: 40,
      parts: 60,
      headerPairs: 40,
    },
  });
}

/** Messages of `@fastify/multipart` for a truncated body, which have no status. */
const TRUNCATED_BODY_PATTERN = /multipart|part header|boundary/i;

export function throwUploadError(cause: unknown): never {
  const hasStatus = cause instanceof Error && 'statusCode' in cause;
  throw cause instanceof Error && !hasStatus && TRUNCATED_BODY_PATTERN.test(cause.message)
    ? createHttpError('photo_cut')
    : cause;
}

const PHOTO_SIZES = { 'small.webp': 'small', 'large.webp': 'large' } as const;

/** Caches must not store a photo before the approval and after the sale, when only its seller sees it. */
export function addPhotoRoute(app: App, db: Database): void {
  const readPhoto = createPhotoReader(db);
  app.endpoint(endpoints.getPhoto, async ({ params: { photo, file } }, reply) => {
    const row = requireExisting(await readPhoto(photo, PHOTO_SIZES[file]));
    if (row.status === 'approved') reply.header('cache-control', PUBLIC_CACHE_CONTROL);
    else reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    return reply.type('image/webp').send(Buffer.from(row.bytes));
  });
}
