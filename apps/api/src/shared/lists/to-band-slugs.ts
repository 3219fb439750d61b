import type { Band } from '@tractor-haat/api-client/contract';

export function toBandSlugs(bands: readonly Band[], value: number | null): string[] {
  if (value === null) return [];
  const band = bands.find(({ above, upTo }) => value > above && (upTo === null || value <= upTo));
  return band ? [band.slug] : [];
}
