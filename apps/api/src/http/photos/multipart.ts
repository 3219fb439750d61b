import multipart from '@fastify/multipart';
import { PHOTO_BYTES_MOST, PHOTOS_MOST } from '@tractor-haat/api-client';
import { refuse } from '../../shared/refuse.ts';
import type { App } from '../server/app-type.ts';

/** Beyond the slowest phone that is still sending; every other request has ten seconds. */
export const UPLOAD_LIMIT_MS = 110_000;

/** Lets the routes of this scope take files; everywhere else a multipart body stays refused. */
export async function acceptPhotos(scope: App): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: PHOTO_BYTES_MOST,
      // One more than fits, so that we can say so ourselves.
      files: PHOTOS_MOST + 1,
      fields: 40,
      fieldSize: 8000,
      fieldNameSize: 40,
      parts: 60,
      headerPairs: 40,
    },
  });
}

/** What the parser says of a body that is no form, or that ends too early; without a status of its own. */
const CUT = /multipart|part header|boundary/i;

/** Makes a refusal of what is the sender's mistake, for `.catch`; anything else is thrown on. */
export function refuseCut(cause: unknown): never {
  const hasStatus = cause instanceof Error && 'statusCode' in cause;
  throw cause instanceof Error && !hasStatus && CUT.test(cause.message)
    ? refuse('photo_cut')
    : cause;
}
