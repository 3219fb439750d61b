import fs from 'node:fs/promises';
import { type BucketFollower, followBucket, openBucket } from '@tractor-haat/registry';
import type { SiteConfig } from '../read-config.ts';

/** Copies releases from the bucket into the store. Returns null without a bucket, when another process fills the store. */
export async function followConfiguredBucket(
  { bucket, store, environment: env, registryKey: key }: SiteConfig,
  report: (error: Error) => void,
): Promise<BucketFollower | null> {
  if (!bucket) return null;
  await fs.mkdir(store, { recursive: true });
  const objects = await openBucket(bucket);
  const onFailure = (failure: Error | null) => {
    if (failure) report(failure);
  };
  const follower = followBucket({ store, env, objects, key, onFailure });
  return {
    ...follower,
    stop() {
      follower.stop();
      objects.close();
    },
  };
}
