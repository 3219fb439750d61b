import { Link, useTranslation } from '@tractor-haat/platform';
import { ButtonLink, EmptyState } from '@tractor-haat/ui';
import { type ListChoice, without, writeChoice } from './choice.ts';
import type { ChosenFiltersProps } from './chosen-filters.tsx';
import { facetOf, useValueName } from './value-name.ts';

/** Nothing found: the narrowest filter is the first to be taken away. */
export function NoMatch({ spec, choice, facets }: ChosenFiltersProps) {
  const { t } = useTranslation('lists');
  const nameOf = useValueName();
  const [dimension, slug] = lastChosen(choice);
  return (
    <EmptyState title={t('no_match')}>
      <p>{t('no_match_help')}</p>
      {dimension && slug ? (
        <ButtonLink as={Link} to={`.${writeChoice(without(choice, dimension, slug), spec)}`}>
          {t('remove_filter', { name: nameOf(dimension, facetOf(facets, dimension, slug)) })}
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}

/** The dimension that leaves the least is named last in an address as people build it up. */
function lastChosen({ filters }: ListChoice): [string | undefined, string | undefined] {
  const chosen = Object.entries(filters).filter(([, values]) => values.length > 0);
  const [dimension, values] = chosen.at(-1) ?? [];
  return [dimension, values?.at(-1)];
}
