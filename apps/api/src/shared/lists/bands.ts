import type { Band } from '@tractor-haat/api-client/contract';

/** The band that a number falls into, as `41-50`; none when the number is not known. */
export function bandOf(bands: readonly Band[], value: number | null): string[] {
  if (value === null) return [];
  const band = bands.find(({ above, upTo }) => value > above && (upTo === null || value <= upTo));
  return band ? [band.slug] : [];
}
