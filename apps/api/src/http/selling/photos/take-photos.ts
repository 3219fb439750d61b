import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { usedPhoto } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { cleanPhoto } from '../../../domain/selling/photos/clean-photo.ts';
import { withIncoming } from '../../../domain/selling/photos/incoming.ts';
import { type SavedPhoto, savePhoto } from '../../../domain/selling/photos/save-photo.ts';
import type { Clock } from '../../../shared/clock.ts';
import { consumeAddressQuota, networkOf } from '../../../shared/limits/address-quota.ts';
import type { LimitRule } from '../../../shared/limits/limit-rule.ts';
import type { Claim } from '../../../shared/once/claim.ts';
import { once } from '../../../shared/once/once.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { refuse } from '../../../shared/refuse.ts';
import { WorkQueue } from '../../../shared/work-queue.ts';

/** Generous: carriers put thousands of phones behind one address. */
const PER_ADDRESS: readonly LimitRule[] = [
  { most: 400, seconds: 600 },
  { most: 3000, seconds: 86_400 },
];

export type PhotoDeps = { db: Database; clock: Clock };
/**
 * Stores an uploaded photo, once per claim on the hash of its file. Throws a refusal with the reason if it is invalid.
 */
export type TakePhoto = (
  file: MultipartFile,
  address: string,
  claim?: (hash: string) => Claim,
) => Promise<SavedPhoto>;

/** Two photos are processed at a time; the others wait on disk. */
export function takePhotos({ db, clock }: PhotoDeps): TakePhoto {
  const queue = new WorkQueue({ atOnce: 2, waiting: 60, perSource: 20 });
  return async (file, address, claim) => {
    const taken = await consumeAddressQuota(db, 'photos', address, PER_ADDRESS, clock());
    if (!taken.ok) {
      // Reads the rest of the body, because otherwise the sender does not receive the response.
      file.file.resume();
      throw refuse('photo_busy', 'TOO_MANY_REQUESTS', taken.waitSeconds);
    }
    const { clean, hash } = await withIncoming(file.file, async (path) => {
      if (file.file.truncated) throw refuse('photo_heavy', 'PAYLOAD_TOO_LARGE');
      const clean = await queue.run(networkOf(address), () => cleanPhoto(path)).catch(sayBusy);
      return { clean, hash: claim && (await hashFile(path)) };
    });
    const { answer } = await once(db, (hash && claim?.(hash)) || null, usedPhoto, async (tx) => ({
      answer: await savePhoto(tx, clean, clock()),
      more: undefined,
    }));
    return answer;
  };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}

function sayBusy(cause: unknown): never {
  const isBusy =
    cause instanceof Refusal && ['UNAVAILABLE', 'TOO_MANY_REQUESTS'].includes(cause.code);
  throw isBusy ? refuse('photo_busy', 'UNAVAILABLE', 60) : cause;
}
