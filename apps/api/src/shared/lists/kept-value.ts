import { type Clock, systemClock } from '../clock.ts';

type CacheEntry<Value> = { value: Value; revision: string; at: number };

export type Keeping<Value> = {
  /** Changes whenever the value becomes stale. */
  revision: () => Promise<string>;
  make: () => Promise<Value>;
  /** True if recomputing takes long. Otherwise a stale value is recomputed at once and never returned. */
  isLarge: (value: Value) => boolean;
  /** A large value is used this long without a check. */
  keptMs: number;
  clock?: Clock;
};

/** Caches a value. All callers share one computation; for a large value the stale one is returned meanwhile. */
export function keptValue<Value>({
  revision,
  make,
  isLarge,
  keptMs,
  clock = systemClock,
}: Keeping<Value>): () => Promise<Value> {
  let kept: CacheEntry<Value> | undefined;
  let making: Promise<CacheEntry<Value>> | undefined;
  const makeOnce = (of: string): Promise<CacheEntry<Value>> => {
    making ??= (async () => {
      try {
        const value = await make();
        kept = { value, revision: of, at: clock().getTime() };
        return kept;
      } finally {
        making = undefined;
      }
    })();
    return making;
  };
  return async () => {
    const servesOld = kept !== undefined && isLarge(kept.value);
    if (kept && servesOld && clock().getTime() - kept.at < keptMs) return kept.value;
    // Read before the rows: at worst the value is newer than its revision, and is recomputed once more.
    const now = await revision();
    if (kept?.revision === now) {
      kept.at = clock().getTime();
      return kept.value;
    }
    if (kept && servesOld) {
      // The next caller retries; this one has a value.
      makeOnce(now).catch(() => undefined);
      return kept.value;
    }
    const made = await makeOnce(now);
    // Another caller began it, before the change that was seen here.
    return made.revision === now ? made.value : (await makeOnce(now)).value;
  };
}
