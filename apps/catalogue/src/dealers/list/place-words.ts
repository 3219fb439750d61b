import type { Facets } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { facetOf } from '../../list/value-name.ts';
import type { DealerList } from './load-dealers.ts';

/** "Mahindra tractor dealers in Anand, Gujarat": what the list is narrowed to, in words. */
export function useDealerHeading(): (
  list: Pick<DealerList, 'kind' | 'choice'> & { facets: Facets },
) => string {
  const { t } = useTranslation('dealers');
  return ({ kind, choice, facets }) => {
    const nameOf = (dimension: string) => {
      const [slug, ...more] = choice.filters[dimension] ?? [];
      return slug && more.length === 0 ? facetOf(facets, dimension, slug).name?.text : undefined;
    };
    const brand = nameOf('brand');
    const place = [nameOf('district'), nameOf('state')].filter(Boolean).join(', ');
    const what = brand ? t(`kind.${kind}.of_brand`, { brand }) : t(`kind.${kind}.name`);
    return place ? t('in_place', { what, place }) : t('in_india', { what });
  };
}
