import { type Clock, systemClock } from '../clock.ts';

type CacheEntry<Value> = { value: Value; revision: string; at: number };

export type CacheOptions<Value> = {
  /** Changes whenever the value becomes stale. */
  revision: () => Promise<string>;
  make: () => Promise<Value>;
  /** True if recomputing takes long. Otherwise a stale value is recomputed at once and never returned. */
  isLarge: (value: Value) => boolean;
  /** A large value is used this long without a check. */
  maxAgeMs: number;
  clock?: Clock;
};

/** Caches a value. All callers share one computation; for a large value the stale one is returned meanwhile. */
export function cachedValue<Value>({
  revision,
  make,
  isLarge,
  maxAgeMs,
  clock = systemClock,
}: CacheOptions<Value>): () => Promise<Value> {
  let entry: CacheEntry<Value> | undefined;
  let making: Promise<CacheEntry<Value>> | undefined;
  const makeOnce = (of: string): Promise<CacheEntry<Value>> => {
    making ??= (async () => {
      try {
        const value = await make();
        entry = { value, revision: of, at: clock().getTime() };
        return entry;
      } finally {
        making = undefined;
      }
    })();
    return making;
  };
  return async () => {
    const servesOld = entry !== undefined && isLarge(entry.value);
    if (entry && servesOld && clock().getTime() - entry.at < maxAgeMs) return entry.value;
    // Read before the rows: at worst the value is newer than its revision, and is recomputed once more.
    const now = await revision();
    if (entry?.revision === now) {
      entry.at = clock().getTime();
      return entry.value;
    }
    if (entry && servesOld) {
      // The next caller retries; this one has a value.
      makeOnce(now).catch(() => undefined);
      return entry.value;
    }
    const made = await makeOnce(now);
    // Another caller began it, before the change that was seen here.
    return made.revision === now ? made.value : (await makeOnce(now)).value;
  };
}
