import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { usedPhoto } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import { TaskQueue } from '../../../core/jobs/task-queue.ts';
import {
  consumeAddressQuota,
  getWidestNetwork,
} from '../../../core/limits/consume-address-quota.ts';
import type { LimitRule } from '../../../core/limits/consume-quota.ts';
import { createHttpError, HttpError } from '../../../core/messages/http-error.ts';
import { type Claim, runOnce } from '../../../core/visitor/run-once.ts';
import { cleanPhoto } from './clean-photo.ts';
import { type SavedPhoto, savePhoto } from './save-photo.ts';

/** The limit is high, because carriers put thousands of phones behind one IP address. */
const ADDRESS_LIMITS: readonly LimitRule[] = [
  { max: 400, seconds: 600 },
  { max: 3000, seconds: 86_400 },
];

const RETRY_AFTER_SECONDS = 60;

type PhotoDeps = { db: Database; clock: Clock };

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

const INCOMING_DIR = path.join(os.tmpdir(), 'tractor-haat-incoming');

/** Writes an upload to a temporary file until `task` ends, because parallel uploads would need too much memory. */
async function withIncomingFile<T>(
  stream: Readable,
  task: (file: string) => Promise<T>,
): Promise<T> {
  await mkdir(INCOMING_DIR, { recursive: true, mode: 0o700 });
  const file = path.join(INCOMING_DIR, randomUUID());
  try {
    await pipeline(stream, createWriteStream(file, { mode: 0o600 })).catch((cause) => {
      // An error of the stream means that the client interrupted the upload.
      throw stream.errored ? createHttpError('photo_cut') : cause;
    });
    return await task(file);
  } finally {
    await rm(file, { force: true });
  }
}
