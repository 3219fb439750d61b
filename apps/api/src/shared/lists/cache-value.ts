import { type Clock, systemClock } from '../clock.ts';

type CacheEntry<Value> = { value: Value; revision: string; checkedAtMs: number };

export type CacheOptions<Value> = {
  readRevision: () => Promise<string>;
  compute: () => Promise<Value>;
  /** If true, callers get the old value during a new computation instead of waiting for it. */
  isLarge: (value: Value) => boolean;
  /** A large value is returned for this long without a check of its revision. */
  maxAgeMs: number;
  clock?: Clock;
};

export function cacheValue<Value>({
  readRevision,
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
        entry = { value, revision: computedRevision, checkedAtMs: clock().getTime() };
        return entry;
      } finally {
        computing = undefined;
      }
    })();
    return computing;
  };
  return async () => {
    const canReturnStale = entry !== undefined && isLarge(entry.value);
    if (entry && canReturnStale && clock().getTime() - entry.checkedAtMs < maxAgeMs)
      return entry.value;
    // Read before the value: after a concurrent change the value is stale and will be computed again.
    const currentRevision = await readRevision();
    if (entry?.revision === currentRevision) {
      entry.checkedAtMs = clock().getTime();
      return entry.value;
    }
    if (entry && canReturnStale) {
      computeOnce(currentRevision).catch(() => undefined);
      return entry.value;
    }
    const computed = await computeOnce(currentRevision);
    // Another caller may have started this computation with an older revision.
    return computed.revision === currentRevision
      ? computed.value
      : (await computeOnce(currentRevision)).value;
  };
}
