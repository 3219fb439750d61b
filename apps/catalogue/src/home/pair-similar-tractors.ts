import type { TractorCard } from '@tractor-haat/api-client';

const MAX_HP_DIFFERENCE = 5;

export type Pair = readonly [TractorCard, TractorCard];

/** The tractors of a pair have similar power and different brands. Each tractor appears once. */
export function pairSimilarTractors(tractors: readonly TractorCard[], limit: number): Pair[] {
  const remaining = [...tractors];
  const pairs: Pair[] = [];
  while (pairs.length < limit) {
    const tractor = remaining.shift();
    if (!tractor) break;
    const index = remaining.findIndex((candidate) => isSimilar(tractor, candidate));
    if (index < 0) continue;
    pairs.push([tractor, ...(remaining.splice(index, 1) as [TractorCard])]);
  }
  return pairs;
}

const isSimilar = (first: TractorCard, second: TractorCard) =>
  first.hp !== null &&
  second.hp !== null &&
  Math.abs(first.hp - second.hp) <= MAX_HP_DIFFERENCE &&
  first.brand_slug !== second.brand_slug;
