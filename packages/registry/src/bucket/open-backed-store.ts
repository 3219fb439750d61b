import fs from 'node:fs/promises';
import { withStoreLock } from '../with-store-lock.ts';
import { attachBucket, detachBucket } from './backing-bucket.ts';
import type { BucketConfig } from './bucket-settings.ts';
import { openBucket } from './open-bucket.ts';

/**
 * Attaches a bucket to a store's folder and synchronises them. Returns a function that detaches the bucket. Throws a
 * RegistryError if the bucket is unreachable or its object storage lacks conditional writes.
 */
export async function openBackedStore(
  store: string,
  registryDir: string,
  config: BucketConfig,
): Promise<() => void> {
  const objects = await openBucket(config);
  const detach = () => {
    detachBucket(store);
    objects.close();
  };
  try {
    await fs.mkdir(store, { recursive: true });
    await attachBucket(store, registryDir, objects);
    await withStoreLock(store, async () => undefined);
    return detach;
  } catch (error) {
    detach();
    throw error;
  }
}
