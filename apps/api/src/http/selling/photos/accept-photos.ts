import multipart from '@fastify/multipart';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@tractor-haat/api-client';
import { createHttpError } from '../../../shared/create-http-error.ts';
import type { App } from '../../server/app.ts';

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
