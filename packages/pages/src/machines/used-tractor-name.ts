import type { UsedCard } from '@tractor-haat/api-client';

/** Returns the path of the page of a used tractor, without language prefix. */
export const usedTractorPath = ({ slug, id }: { slug: string; id: number }) =>
  `/second-hand-tractor/${slug}/${id}`;

/** Returns brand, model and year of manufacture: `Brand Model (2019)`. */
export const usedTractorName = ({
  brand_name,
  model,
  year,
}: Pick<UsedCard, 'brand_name' | 'model' | 'year'>) => `${brand_name.text} ${model} (${year})`;
