import {
  ApiError,
  api,
  MAX_QUERY_LENGTH,
  MIN_QUERY_LENGTH,
  type SearchKind,
  type SearchResults,
} from '@tractor-haat/api-client';
import { parseLocalizedPath } from '@tractor-haat/i18n';
import {
  Link,
  type LoaderFunctionArgs,
  notFound,
  PageHead,
  unavailable,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Breadcrumb, ChipRow, EmptyState, FilterChip, Wrap } from '@tractor-haat/ui';
import { useEffect } from 'react';
import { saveRecentSearch } from './read-recent-searches.ts';
import { ResultGroups, ResultList } from './result-groups.tsx';
import styles from './search.module.css';

export { loadResults as loader };

export function Component() {
  const { t } = useTranslation('menus');
  const { t: translateShell } = useTranslation('shell');
  const { query, results } = useLoaderData<SearchPageData>();
  // The page stores the query too, because a visitor may press Enter before the code of the search
  // field is loaded.
  useEffect(() => {
    if (results) saveRecentSearch(query);
  }, [query, results]);
  const heading = results ? t('search.heading', { query }) : t('search.ask');
  return (
    <Wrap className={styles.page}>
      <PageHead title={heading} description={t('search.description')} />
      <meta name="robots" content="noindex" />
      <Breadcrumb
        label={translateShell('landmark.breadcrumb')}
        as={Link}
        items={[{ name: translateShell('home'), to: '/' }, { name: t('search.title') }]}
      />
      <div>
        <h1 className={styles.heading}>{heading}</h1>
        {results && results.total > 0 ? (
          <p className={styles.count}>{t('search.found', { count: results.total })}</p>
        ) : null}
      </div>
      <ResultArea />
    </Wrap>
  );
}

function ResultArea() {
  const { t } = useTranslation('menus');
  const { query, kind, results } = useLoaderData<SearchPageData>();
  if (!results) return <NoResults line={t('search.short')} />;
  if (results.total === 0) {
    return <NoResults title={t('search.nothing', { query })} line={t('search.tip')} />;
  }
  return kind && results.list ? (
    <ResultList query={query} kind={kind} list={results.list} />
  ) : (
    <ResultGroups query={query} groups={results.groups} />
  );
}

interface SearchPageData {
  readonly query: string;
  readonly kind: SearchKind | undefined;
  readonly results: SearchResults | null;
}

/** `slice` can end a query with half of a surrogate pair. */
const LONE_SURROGATES = /\p{Cs}/gu;

async function loadResults({ request }: LoaderFunctionArgs): Promise<SearchPageData> {
  const { pathname, searchParams } = new URL(request.url);
  const query = (searchParams.get('q') ?? '')
    .slice(0, MAX_QUERY_LENGTH)
    .replace(LONE_SURROGATES, '')
    .trim();
  // The API validates `kind` and `page`, so unknown values are passed on.
  const kind = (searchParams.get('kind') as SearchKind | null) ?? undefined;
  if (query.length < MIN_QUERY_LENGTH) return { query, kind: undefined, results: null };
  const page = searchParams.get('page');
  const searchQuery = {
    q: query,
    language: parseLocalizedPath(pathname).language,
    ...(kind ? { kind } : {}),
    ...(page ? { page: page as unknown as number } : {}),
  };
  try {
    const results = await api.get('/api/v1/search', { query: searchQuery, signal: request.signal });
    return { query, kind, results };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw error.status === 400 || error.status === 404 ? notFound() : unavailable();
  }
}

const POPULAR_PAGES = [
  { label: 'tractors.all', to: '/tractors' },
  { label: 'tractors.mini', to: '/mini-tractors-in-india' },
  { label: 'used.buy', to: '/second-hand-tractor' },
  { label: 'implement.rotavator', to: '/tractor-implements-in-india/rotavator' },
  { label: 'tractor_brand.mahindra', to: '/tractor/mahindra' },
  { label: 'tractor_brand.swaraj', to: '/tractor/swaraj' },
  { label: 'tyre.tyres', to: '/tyres' },
  { label: 'loan.emi', to: '/tractor-emi-calculator' },
  { label: 'blog.subsidies', to: '/tractors-subsidy-in-india' },
];

function NoResults({ title, line }: { title?: string; line: string }) {
  const { t } = useTranslation('menus');
  return (
    <div className={styles.nothing}>
      <EmptyState title={title ?? line}>{title ? <p>{line}</p> : null}</EmptyState>
      <h2 className={styles.often}>{t('search.often')}</h2>
      <ChipRow>
        {POPULAR_PAGES.map(({ label, to }) => (
          <FilterChip key={to} to={to} as={Link} isProperName={label.startsWith('tractor_brand.')}>
            {t(label)}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  );
}
