import { type Clock, systemClock } from '../clock.ts';

type CacheEntry<Value> = { value: Value; revision: string; at: number };

export type CacheOptions<Value> = {
  /** Changes whenever the value becomes stale. */
  revision: () => Promise<string>;
  compute: () => Promise<Value>;
  /** True if recomputing takes long. Otherwise a stale value is recomputed at once and never returned. */
  isLarge: (value: Value) => boolean;
  /** A large value is used this long without a check. */
  maxAgeMs: number;
  clock?: Clock;
};

/** Caches a value. All callers share one computation; for a large value the stale one is returned meanwhile. */
export function cacheValue<Value>({
  revision,
  compute,
  isLarge,
  maxAgeMs,
  clock = systemClock,
}: CacheOptions<Value>): () => Promise<Value> {
  let entry: CacheEntry<Value> | undefined;
  let computing: Promise<CacheEntry<Value>> | undefined;
  const computeOnce = (forRevision: string): Promise<CacheEntry<Value>> => {
    computing ??= (async () => {
      try {
        const value = await compute();
        entry = { value, revision: forRevision, at: clock().getTime() };
        return entry;
      } finally {
        computing = undefined;
      }
    })();
    return computing;
  };
  return async () => {
    const servesOld = entry !== undefined && isLarge(entry.value);
    if (entry && servesOld && clock().getTime() - entry.at < maxAgeMs) return entry.value;
    // Read before the rows: at worst the value is newer than its revision, and is recomputed once more.
    const currentRevision = await revision();
    if (entry?.revision === currentRevision) {
      entry.at = clock().getTime();
      return entry.value;
    }
    if (entry && servesOld) {
      // The next caller retries; this one has a value.
      computeOnce(currentRevision).catch(() => undefined);
      return entry.value;
    }
    const computed = await computeOnce(currentRevision);
    // Another caller began it, before the change that was seen here.
    return computed.revision === currentRevision
      ? computed.value
      : (await computeOnce(currentRevision)).value;
  };
}
