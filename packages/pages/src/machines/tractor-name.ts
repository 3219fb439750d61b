import type { TractorCard as Card } from '@tractor-haat/api-client';

/** Returns the path of the page of a tractor, without language prefix. */
export const tractorPath = ({ slug, id }: { slug: string; id: number }) => `/tractor/${slug}/${id}`;

/** Returns brand and model, as in the heading of a card. */
export const tractorName = ({ brand_name, model }: Pick<Card, 'brand_name' | 'model'>) =>
  `${brand_name.text} ${model}`;
