import type { Facets } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { ChipRow, FilterChip } from '@tractor-haat/ui';
import {
  countSelected,
  formatChoice,
  type ListChoice,
  type ListSpec,
  removeValue,
} from './list-choice.ts';
import { findFacet, useFormatValue } from './use-format-value.ts';

export interface ActiveFiltersProps {
  readonly spec: ListSpec;
  readonly choice: ListChoice;
  readonly facets: Facets;
}

export function ActiveFilters({ spec, choice, facets }: ActiveFiltersProps) {
  const { t } = useTranslation('lists');
  const formatValue = useFormatValue();
  if (countSelected(choice) === 0) return null;
  const unfilteredQuery = formatChoice({ ...choice, filters: {}, page: 1 }, spec);
  return (
    <ChipRow>
      {Object.entries(choice.filters).flatMap(([dimension, values]) =>
        values.map((slug) => {
          const name = formatValue(dimension, findFacet(facets, dimension, slug));
          return (
            <FilterChip
              key={`${dimension} ${slug}`}
              as={Link}
              to={`.${formatChoice(removeValue(choice, dimension, slug), spec)}`}
              removeLabel={t('remove_filter', { name })}
            >
              {name}
            </FilterChip>
          );
        }),
      )}
      <Link to={`.${unfilteredQuery}`}>{t('clear_all')}</Link>
    </ChipRow>
  );
}
