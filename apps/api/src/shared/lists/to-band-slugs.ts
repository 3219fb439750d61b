import type { Band } from '@tractor-haat/api-client/contract';

/** Returns one slug, such as `['41-50']`, or none. */
export function toBandSlugs(bands: readonly Band[], value: number | null): string[] {
  if (value === null) return [];
  const band = bands.find(({ above, upTo }) => value > above && (upTo === null || value <= upTo));
  return band ? [band.slug] : [];
}
