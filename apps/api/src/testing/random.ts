/** A seeded source of numbers (mulberry32). */
export type Random = {
  readonly seed: number;
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
};

export function random(seed: number): Random {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    seed,
    below,
    pick<T>(from: readonly T[]): T {
      const item = from[below(from.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

/** `RANDOM_SEED` repeats a failed run. */
export function seedOfRun(): number {
  return Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31));
}

/** Requests per endpoint: 200, and more in the full run. */
export function requestsPerEndpoint(): number {
  return Number(process.env.RANDOM_REQUESTS ?? (process.env.TEST_FULL ? 10_000 : 200));
}

/** An address that changes every few requests, so that limits per address do not interfere. */
export function addressOf(request: number): string {
  const group = Math.floor(request / 20);
  return `10.0.${Math.floor(group / 256) % 256}.${group % 256}`;
}

/** Ten digits of a mobile number, for the same reason. */
export const randomMobile = (source: Random): string =>
  `${5 + source.below(5)}${String(source.below(1_000_000_000)).padStart(9, '0')}`;
