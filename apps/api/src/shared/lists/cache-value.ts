import { type Clock, systemClock } from '../clock.ts';

type CacheEntry<Value> = { value: Value; revision: string; at: number };

export type CacheOptions<Value> = {
  /** Changes whenever the value becomes stale. */
  revision: () => Promise<string>;
  compute: () => Promise<Value>;
  /** True if recomputing is slow. Otherwise a stale value is never returned, but recomputed first. */
  isLarge: (value: Value) => boolean;
  /** A large value is used this long without a check. */
  maxAgeMs: number;
  clock?: Clock;
};

/** Caches a value. Concurrent callers share one computation. A stale large value is returned while it is recomputed. */
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
    // Read before the rows: the value may be newer than its revision, which costs one extra computation.
    const currentRevision = await revision();
    if (entry?.revision === currentRevision) {
      entry.at = clock().getTime();
      return entry.value;
    }
    if (entry && servesOld) {
      computeOnce(currentRevision).catch(() => undefined);
      return entry.value;
    }
    const computed = await computeOnce(currentRevision);
    // A computation that another caller started before this revision is outdated.
    return computed.revision === currentRevision
      ? computed.value
      : (await computeOnce(currentRevision)).value;
  };
}
