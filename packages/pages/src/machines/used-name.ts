import type { UsedCard } from '@tractor-haat/api-client';

export const usedAddress = ({ slug, id }: { slug: string; id: number }) =>
  `/second-hand-tractor/${slug}/${id}`;

/** Brand, model and year for a heading. */
export const usedName = ({
  brand_name,
  model,
  year,
}: Pick<UsedCard, 'brand_name' | 'model' | 'year'>) => `${brand_name.text} ${model} (${year})`;
