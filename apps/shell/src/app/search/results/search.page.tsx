import { Link, PageHead, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Breadcrumb, Wrap } from '@tractor-haat/ui';
import { useEffect } from 'react';
import { saveRecentSearch } from '../live/read-recent-searches.ts';
import type { SearchPageData } from './load-results.ts';
import { NoResults } from './no-results.tsx';
import { ResultGroups } from './result-groups.tsx';
import { ResultList } from './result-list.tsx';
import styles from './search.module.css';

export { loadResults as loader } from './load-results.ts';

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
      <SearchResults />
    </Wrap>
  );
}

function SearchResults() {
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
