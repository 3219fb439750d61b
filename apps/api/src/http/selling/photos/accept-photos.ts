import multipart from '@fastify/multipart';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@tractor-haat/api-client';
import { createHttpError } from '../../../shared/create-http-error.ts';
import type { App } from '../../server/app.ts';

/** A slow phone needs longer than the ten seconds of the other routes. */
export const UPLOAD_LIMIT_MS = 110_000;

/** Without this parser the server rejects multipart bodies. */
export async function acceptPhotos(scope: App): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_PHOTO_BYTES,
      // One more file than allowed, because the route rejects it with a translated message.
      files: MAX_PHOTOS + 1,
      fields: 40,
      fieldSize: 8000,
      fieldNameSize: 40,
      parts: 60,
      headerPairs: 40,
    },
  });
}

/** The parser throws errors with these messages, but without a status, for an invalid or truncated body. */
const TRUNCATED_BODY_PATTERN = /multipart|part header|boundary/i;

/** Throws a `HttpError` for a truncated body, and rethrows other errors. */
export function throwUploadError(cause: unknown): never {
  const hasStatus = cause instanceof Error && 'statusCode' in cause;
  throw cause instanceof Error && !hasStatus && TRUNCATED_BODY_PATTERN.test(cause.message)
    ? createHttpError('photo_cut')
    : cause;
}
