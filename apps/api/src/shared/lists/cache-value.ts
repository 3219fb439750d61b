import { type Clock, systemClock } from '../clock.ts';

type CacheEntry<Value> = { value: Value; revision: string; at: number };

export type CacheOptions<Value> = {
  /** Returns another revision after each change of the value. */
  revision: () => Promise<string>;
  compute: () => Promise<Value>;
  /** True if the computation is slow. A stale small value is never returned; it is recomputed first. */
  isLarge: (value: Value) => boolean;
  /** A large value is returned for this time in milliseconds without a check of its revision. */
  maxAgeMs: number;
  clock?: Clock;
};

/** Caches a value. Concurrent callers share a computation. A stale large value is returned while it is recomputed. */
export function cacheValue<Value>({
  revision,
  compute,
  isLarge,
  maxAgeMs,
  clock = systemClock,
}: CacheOptions<Value>): () => Promise<Value> {
  let entry: CacheEntry<Value> | undefined;
  let computing: Promise<CacheEntry<Value>> | undefined;
  const computeOnce = (computedRevision: string): Promise<CacheEntry<Value>> => {
    computing ??= (async () => {
      try {
        const value = await compute();
        entry = { value, revision: computedRevision, at: clock().getTime() };
        return entry;
      } finally {
        computing = undefined;
      }
    })();
    return computing;
  };
  return async () => {
    const canReturnStale = entry !== undefined && isLarge(entry.value);
    if (entry && canReturnStale && clock().getTime() - entry.at < maxAgeMs) return entry.value;
    // The revision is read before the value. A value that is newer than its revision is only computed once more.
    const currentRevision = await revision();
    if (entry?.revision === currentRevision) {
      entry.at = clock().getTime();
      return entry.value;
    }
    if (entry && canReturnStale) {
      computeOnce(currentRevision).catch(() => undefined);
      return entry.value;
    }
    const computed = await computeOnce(currentRevision);
    // Another caller may have started the computation with an older revision.
    return computed.revision === currentRevision
      ? computed.value
      : (await computeOnce(currentRevision)).value;
  };
}
