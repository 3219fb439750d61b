import type { Facet, Facets } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';

/** How a value to choose is called: as the content names it, as the page does, or as it stands. */
export function useFormatValue(): (
  dimension: string,
  facet: Pick<Facet, 'slug' | 'name'>,
) => string {
  const { t } = useTranslation('lists');
  return (dimension, { slug, name }) => {
    if (name) return name.text;
    if (dimension === 'size') return formatSize(slug);
    return t(`value.${dimension}.${slug}`);
  };
}

/** `13-6-28` is printed `13.6-28` on the tyre. */
const formatSize = (slug: string) => slug.replace(/^(\d+)-(\d+)-/, '$1.$2-');

/** The facet of a value, also when nothing has it. */
export const findFacet = (facets: Facets, dimension: string, slug: string) =>
  facets[dimension]?.find((facet) => facet.slug === slug) ?? { slug, name: null };
