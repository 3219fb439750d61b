import type { Facet, Facets } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';

/** Returns a function that formats a filter value: its localised name, the tyre size, or a translation. */
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

/** `13-6-28` becomes `13.6-28`. */
const formatSize = (slug: string) => slug.replace(/^(\d+)-(\d+)-/, '$1.$2-');

/** Returns a facet without a name if no machine has the value. */
export const findFacet = (facets: Facets, dimension: string, slug: string) =>
  facets[dimension]?.find((facet) => facet.slug === slug) ?? { slug, name: null };
