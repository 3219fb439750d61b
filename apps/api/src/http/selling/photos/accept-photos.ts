import multipart from '@fastify/multipart';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@tractor-haat/api-client';
import { createHttpError } from '../../../shared/create-http-error.ts';
import type { App } from '../../server/app.ts';

/** Long enough for the slowest phone; other requests have ten seconds. */
export const UPLOAD_LIMIT_MS = 110_000;

/** Accepts files on the routes of this scope; elsewhere multipart bodies are rejected. */
export async function acceptPhotos(scope: App): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_PHOTO_BYTES,
      // One more than allowed, so that the response has our message.
      files: MAX_PHOTOS + 1,
      fields: 40,
      fieldSize: 8000,
      fieldNameSize: 40,
      parts: 60,
      headerPairs: 40,
    },
  });
}

/** Parser messages, without a status of their own, for a body that is not a form or is truncated. */
const TRUNCATED_BODY_PATTERN = /multipart|part header|boundary/i;

/** Converts the sender's errors to a refusal, for `.catch`; rethrows others. */
export function throwUploadError(cause: unknown): never {
  const hasStatus = cause instanceof Error && 'statusCode' in cause;
  throw cause instanceof Error && !hasStatus && TRUNCATED_BODY_PATTERN.test(cause.message)
    ? createHttpError('photo_cut')
    : cause;
}
