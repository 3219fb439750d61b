import type { Facets } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { ChipRow, FilterChip } from '@tractor-haat/ui';
import { chosenCount, type ListChoice, type ListSpec, without, writeChoice } from './choice.ts';
import { facetOf, useValueName } from './value-name.ts';

export interface ChosenFiltersProps {
  readonly spec: ListSpec;
  readonly choice: ListChoice;
  readonly facets: Facets;
}

/** What the list is narrowed by, each with the way back. */
export function ChosenFilters({ spec, choice, facets }: ChosenFiltersProps) {
  const { t } = useTranslation('lists');
  const nameOf = useValueName();
  if (chosenCount(choice) === 0) return null;
  const bare = writeChoice({ ...choice, filters: {}, page: 1 }, spec);
  return (
    <ChipRow>
      {Object.entries(choice.filters).flatMap(([dimension, values]) =>
        values.map((slug) => {
          const name = nameOf(dimension, facetOf(facets, dimension, slug));
          return (
            <FilterChip
              key={`${dimension} ${slug}`}
              as={Link}
              to={`.${writeChoice(without(choice, dimension, slug), spec)}`}
              removeLabel={t('remove_filter', { name })}
            >
              {name}
            </FilterChip>
          );
        }),
      )}
      <Link to={`.${bare}`}>{t('clear_all')}</Link>
    </ChipRow>
  );
}
