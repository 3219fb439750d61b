import type { Facets } from '@tractor-haat/api-client';
import { Link, useLocation, useNavigation, useTranslation } from '@tractor-haat/platform';
import {
  ButtonLink,
  CardGrid,
  ChipRow,
  EmptyState,
  FilterChip,
  NativeSelect,
  Pagination,
  Skeleton,
  submitForm,
} from '@tractor-haat/ui';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useChoiceChange } from './filter-form.tsx';
import { Filters } from './filters.tsx';
import {
  countSelected,
  findFacet,
  formatChoice,
  type ListChoice,
  type ListSpec,
  listVisibleDimensions,
  removeValue,
  useFormatValue,
} from './list-choice.ts';
import styles from './list-view.module.css';

interface ListViewProps {
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

interface ActiveFiltersProps {
  readonly spec: ListSpec;
  readonly choice: ListChoice;
  readonly facets: Facets;
}

function ActiveFilters({ spec, choice, facets }: ActiveFiltersProps) {
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

/** Stands outside the filter form. `form` is the id of that form. */
function SortSelect({ spec, choice, form }: { spec: ListSpec; choice: ListChoice; form: string }) {
  const { t } = useTranslation('lists');
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useChoiceChange(choice.sort, () => {
    if (select.current) select.current.value = choice.sort;
  });
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t('sort_by')}</label>
      <NativeSelect
        ref={select}
        id={id}
        name="sort"
        form={form}
        defaultValue={choice.sort}
        onChange={({ currentTarget: { form } }) => form && submitForm(form)}
      >
        {spec.sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** `chip` is the index among the filter chips, or -1 for other elements. */
interface FocusedElement {
  readonly element: Element;
  readonly chip: number;
}

/** The link that clears all filters has no `aria-label`. */
const findChips = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>('[data-summary] a[aria-label]'),
];

/**
 * If an update removes the focused element, focuses the next chip or the heading. Otherwise keyboard and screen reader
 * users would start again at the top of the page.
 */
function useRetainedFocus(list: RefObject<HTMLElement | null>): void {
  const lastFocus = useRef<FocusedElement>(undefined);
  useEffect(() => {
    const trackFocus = () => {
      const { activeElement: element } = document;
      const section = list.current;
      lastFocus.current =
        element instanceof HTMLElement && section?.contains(element)
          ? { element, chip: findChips(section).indexOf(element) }
          : undefined;
    };
    // An element may have received the focus before hydration.
    trackFocus();
    document.addEventListener('focusin', trackFocus);
    return () => document.removeEventListener('focusin', trackFocus);
  }, [list]);
  useLayoutEffect(() => {
    const { current: focused } = lastFocus;
    const section = list.current;
    if (!focused || !section || focused.element.isConnected) return;
    lastFocus.current = undefined;
    // The visitor has moved the focus, or a dialog has taken it.
    if (document.activeElement !== document.body) return;
    const heading = section.querySelector('h2');
    const next = findChips(section)[focused.chip] ?? heading;
    if (next === heading && heading) heading.tabIndex = -1;
    next?.focus({ preventScroll: true });
  });
}
