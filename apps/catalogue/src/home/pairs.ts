import type { TractorCard } from '@tractor-haat/api-client';

/** HP by which two tractors may differ and still do the same work. */
const LIKE = 5;

export type Pair = readonly [TractorCard, TractorCard];

/** Popular tractors two by two: like power, another brand, each only once. */
export function likePairs(tractors: readonly TractorCard[], limit: number): Pair[] {
  const left = [...tractors];
  const pairs: Pair[] = [];
  while (pairs.length < limit) {
    const one = left.shift();
    if (!one) break;
    const place = left.findIndex((other) => isLike(one, other));
    if (place < 0) continue;
    pairs.push([one, ...(left.splice(place, 1) as [TractorCard])]);
  }
  return pairs;
}

const isLike = (one: TractorCard, other: TractorCard) =>
  one.hp !== null &&
  other.hp !== null &&
  Math.abs(one.hp - other.hp) <= LIKE &&
  one.brand_slug !== other.brand_slug;
