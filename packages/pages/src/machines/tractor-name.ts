import type { TractorCard as Card } from '@tractor-haat/api-client';

export const tractorPath = ({ slug, id }: { slug: string; id: number }) => `/tractor/${slug}/${id}`;

/** Brand and model for a heading. */
export const tractorName = ({ brand_name, model }: Pick<Card, 'brand_name' | 'model'>) =>
  `${brand_name.text} ${model}`;
