import type { DealerCard, DealerKind } from '@tractor-haat/api-client';

export const DEALER_PATHS: Readonly<Record<DealerKind, string>> = {
  tractor: '/tractor-dealers-in-india',
  implement: '/tractor-implement-dealers-in-india',
  tyre: '/tractor-tyre-dealers-in-india',
};

export const toDealerPath = ({ slug, id }: Pick<DealerCard, 'slug' | 'id'>) =>
  `/dealer/${slug}/${id}`;

export function toBrandPath({ kind, brand_slug }: Pick<DealerCard, 'kind' | 'brand_slug'>) {
  if (kind === 'tractor') return `/tractor/${brand_slug}`;
  if (kind === 'implement') return `/tractor-implements/${brand_slug}`;
  return `/tyre/${brand_slug}-tractor-tyre-in-india`;
}
