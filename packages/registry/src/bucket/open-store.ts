import fs from 'node:fs/promises';
import { withStoreLock } from '../store-lock.ts';
import { backStore, leaveBucket } from './backing.ts';
import { openBucket } from './objects.ts';
import type { BucketConfig } from './settings.ts';

/**
 * Puts a bucket behind a store's folder and brings the folder up to it. Answers what leaves it again. Throws where the bucket
 * cannot be reached, or would lose changes.
 */
export async function openBackedStore(
  store: string,
  office: string,
  config: BucketConfig,
): Promise<() => void> {
  const objects = await openBucket(config);
  const leave = () => {
    leaveBucket(store);
    objects.close();
  };
  try {
    await fs.mkdir(store, { recursive: true });
    await backStore(store, office, objects);
    await withStoreLock(store, async () => undefined);
    return leave;
  } catch (error) {
    leave();
    throw error;
  }
}
