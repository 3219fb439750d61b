/** Seeded (mulberry32), so that a failed run can be repeated. */
export type Random = {
  readonly seed: number;
  /** An integer from 0 to `limit - 1`. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
};

export function createRandom(seed: number): Random {
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
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

/** Set `RANDOM_SEED` to repeat a failed run. */
export function readSeed(): number {
  return Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31));
}

export function readRequestsPerEndpoint(): number {
  return Number(process.env.RANDOM_REQUESTS ?? (process.env.TEST_FULL ? 10_000 : 200));
}

/** A new address every 20 requests, so that limits per address are not reached. */
export function toAddress(request: number): string {
  const group = Math.floor(request / 20);
  return `10.0.${Math.floor(group / 256) % 256}.${group % 256}`;
}

/** Random, so that limits per number are not reached. */
export const createMobile = (source: Random): string =>
  `${5 + source.below(5)}${String(source.below(1_000_000_000)).padStart(9, '0')}`;
