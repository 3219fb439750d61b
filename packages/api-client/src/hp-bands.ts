import type { Band } from './contract/facets.ts';

/** Options of the filter `hp` by engine power. `above` is exclusive and `upTo` inclusive. */
export const HP_BANDS = [
  { slug: 'up-to-20', above: 0, upTo: 20 },
  { slug: '21-30', above: 20, upTo: 30 },
  { slug: '31-40', above: 30, upTo: 40 },
  { slug: '41-50', above: 40, upTo: 50 },
  { slug: '51-60', above: 50, upTo: 60 },
  { slug: 'over-60', above: 60, upTo: null },
] as const satisfies readonly Band[];
