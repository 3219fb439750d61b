import type { Band } from '@tractor-haat/api-client/contract';

/** Returns the slug of the band that contains a number, such as `['41-50']`. Empty if no band contains it. */
export function toBandSlugs(bands: readonly Band[], value: number | null): string[] {
  if (value === null) return [];
  const band = bands.find(({ above, upTo }) => value > above && (upTo === null || value <= upTo));
  return band ? [band.slug] : [];
}
