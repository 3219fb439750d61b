import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { usedPhoto } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { cleanPhoto } from '../../../domain/selling/photos/clean-photo.ts';
import { type SavedPhoto, savePhoto } from '../../../domain/selling/photos/save-photo.ts';
import { withIncomingFile } from '../../../domain/selling/photos/with-incoming-file.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createHttpError } from '../../../shared/create-http-error.ts';
import { HttpError } from '../../../shared/http-error.ts';
import type { Claim } from '../../../shared/idempotency/claim.ts';
import { runOnce } from '../../../shared/idempotency/run-once.ts';
import {
  consumeAddressQuota,
  getWidestNetwork,
} from '../../../shared/limits/consume-address-quota.ts';
import type { LimitRule } from '../../../shared/limits/limit-rule.ts';
import { TaskQueue } from '../../../shared/task-queue.ts';

/** The limit is high, because carriers put thousands of phones behind one IP address. */
const ADDRESS_LIMITS: readonly LimitRule[] = [
  { max: 400, seconds: 600 },
  { max: 3000, seconds: 86_400 },
];

const RETRY_AFTER_SECONDS = 60;

export type PhotoDeps = { db: Database; clock: Clock };

/** With `createClaim`, a repeated upload of a file returns the first result. */
export type StorePhoto = (
  upload: MultipartFile,
  address: string,
  createClaim?: (hash: string) => Claim,
) => Promise<SavedPhoto>;

/** Processes two photos at a time. Waiting uploads are on disk. */
export function createPhotoStore({ db, clock }: PhotoDeps): StorePhoto {
  const queue = new TaskQueue({ concurrency: 2, maxWaiting: 60, maxPerSource: 20 });
  return async (upload, address, createClaim) => {
    const quota = await consumeAddressQuota(db, 'photos', address, ADDRESS_LIMITS, clock());
    if (!quota.ok) {
      // A browser reads the response only after it has sent the whole body.
      upload.file.resume();
      throw createHttpError('photo_overload', 'TOO_MANY_REQUESTS', quota.waitSeconds);
    }
    const { photo, hash } = await withIncomingFile(upload.file, async (path) => {
      if (upload.file.truncated) throw createHttpError('photo_heavy', 'PAYLOAD_TOO_LARGE');
      const cleanedPhoto = await queue
        .run(getWidestNetwork(address), () => cleanPhoto(path))
        .catch(throwOverloadError);
      return { photo: cleanedPhoto, hash: createClaim && (await hashFile(path)) };
    });
    const { response: savedPhoto } = await runOnce(
      db,
      (hash && createClaim?.(hash)) || null,
      usedPhoto,
      async (tx) => ({
        response: await savePhoto(tx, photo, clock()),
        more: undefined,
      }),
    );
    return savedPhoto;
  };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}

function throwOverloadError(cause: unknown): never {
  const isOverloaded =
    cause instanceof HttpError && ['UNAVAILABLE', 'TOO_MANY_REQUESTS'].includes(cause.code);
  throw isOverloaded
    ? createHttpError('photo_overload', 'UNAVAILABLE', RETRY_AFTER_SECONDS)
    : cause;
}
