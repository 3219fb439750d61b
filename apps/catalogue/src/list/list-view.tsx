import type { Facets } from '@tractor-haat/api-client';
import { Link, useLocation, useNavigation, useTranslation } from '@tractor-haat/platform';
import { ButtonLink, CardGrid, EmptyState, Pagination, Skeleton } from '@tractor-haat/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ActiveFilters, type ActiveFiltersProps } from './active-filters.tsx';
import { Filters } from './filters.tsx';
import {
  formatChoice,
  type ListChoice,
  type ListSpec,
  listVisibleDimensions,
  removeValue,
} from './list-choice.ts';
import styles from './list-view.module.css';
import { SortSelect } from './sort-select.tsx';
import { findFacet, useFormatValue } from './use-format-value.ts';
import { useRetainedFocus } from './use-retained-focus.ts';

export interface ListViewProps {
  readonly spec: ListSpec;
  readonly choice: ListChoice;
  readonly result: {
    readonly facets: Facets;
    readonly total: number;
    readonly page: number;
    readonly pages: number;
  };
  /** Localised, such as "20 tractors". */
  readonly countText: string;
  readonly children: ReactNode;
  /** `cards` and `low-cards` are grids. `own` renders the children as they are. */
  readonly layout?: 'cards' | 'low-cards' | 'own';
  readonly after?: ReactNode;
}

const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ListView(props: ListViewProps) {
  const { spec, choice, result, countText, children, layout = 'cards', after } = props;
  const { t } = useTranslation('lists');
  const form = useId();
  const list = useRef<HTMLElement>(null);
  useRetainedFocus(list);
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname.endsWith(pathname);
  const isSlow = useIsLoadingSlow(isLoading);
  const { facets, total, page, pages } = result;
  const isNarrowable = listVisibleDimensions(spec, choice, facets).length > 0;
  return (
    <div className={isNarrowable ? styles.columns : styles.alone}>
      {isNarrowable ? (
        <Filters id={form} spec={spec} choice={choice} facets={facets} total={total} />
      ) : null}
      <section ref={list} className={styles.results} aria-labelledby="count" aria-busy={isLoading}>
        <div className={styles.summary} data-summary="">
          <h2 id="count" className={styles.count} aria-live="polite">
            {countText}
          </h2>
          <ActiveFilters spec={spec} choice={choice} facets={facets} />
          {isNarrowable ? <SortSelect spec={spec} choice={choice} form={form} /> : null}
        </div>
        {isSlow ? (
          <CardGrid columns={3}>
            {SKELETON_KEYS.map((key) => (
              <Skeleton key={key} shape="card" />
            ))}
          </CardGrid>
        ) : total === 0 ? (
          <NoMatch spec={spec} choice={choice} facets={facets} />
        ) : layout === 'own' ? (
          children
        ) : (
          <CardGrid columns={3} low={layout === 'low-cards'} first>
            {children}
          </CardGrid>
        )}
        <Pagination
          label={t('pages')}
          as={Link}
          page={page}
          pages={pages}
          to={(number) => `.${formatChoice({ ...choice, page: number }, spec)}`}
          texts={{
            previous: t('previous'),
            next: t('next'),
            page: (number) => t('page_of', { page: number, pages }),
          }}
        />
        {after}
      </section>
    </div>
  );
}

function NoMatch({ spec, choice, facets }: ActiveFiltersProps) {
  const { t } = useTranslation('lists');
  const formatValue = useFormatValue();
  const [dimension, slug] = findLastFilter(choice);
  return (
    <EmptyState title={t('no_match')}>
      <p>{t('no_match_help')}</p>
      {dimension && slug ? (
        <ButtonLink as={Link} to={`.${formatChoice(removeValue(choice, dimension, slug), spec)}`}>
          {t('remove_filter', { name: formatValue(dimension, findFacet(facets, dimension, slug)) })}
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}

/** The empty list offers to remove this filter, because the last one in the URL is usually the narrowest. */
function findLastFilter({ filters }: ListChoice): [string | undefined, string | undefined] {
  const activeFilters = Object.entries(filters).filter(([, values]) => values.length > 0);
  const [dimension, values] = activeFilters.at(-1) ?? [];
  return [dimension, values?.at(-1)];
}

/** Becomes true after `afterMs`, so that fast responses cause no flicker. */
function useIsLoadingSlow(isLoading: boolean, afterMs = 300): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [isLoading, afterMs]);
  return isLoading && isSlow;
}
