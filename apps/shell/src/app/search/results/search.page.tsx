import { Link, PageHead, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Breadcrumb, Wrap } from '@tractor-haat/ui';
import { useEffect } from 'react';
import { rememberSearch } from '../live/recent-searches.ts';
import { FoundGroups } from './found-groups.tsx';
import { FoundList } from './found-list.tsx';
import type { Results } from './load-results.ts';
import { NothingFound } from './nothing-found.tsx';
import styles from './search.module.css';

export { loader } from './load-results.ts';

/** Search results. Not indexed. */
export function Component() {
  const { t } = useTranslation('menus');
  const { t: chrome } = useTranslation('shell');
  const { query, findings } = useLoaderData<Results>();
  // Stored here too, because Enter may come before the field's code is loaded.
  useEffect(() => {
    if (findings) rememberSearch(query);
  }, [query, findings]);
  const heading = findings ? t('search.heading', { query }) : t('search.ask');
  return (
    <Wrap className={styles.page}>
      <PageHead title={heading} description={t('search.description')} />
      <meta name="robots" content="noindex" />
      <Breadcrumb
        label={chrome('landmark.breadcrumb')}
        as={Link}
        items={[{ name: chrome('home'), to: '/' }, { name: t('search.title') }]}
      />
      <div>
        <h1 className={styles.heading}>{heading}</h1>
        {findings && findings.total > 0 ? (
          <p className={styles.count}>{t('search.found', { count: findings.total })}</p>
        ) : null}
      </div>
      <SearchResults />
    </Wrap>
  );
}

function SearchResults() {
  const { t } = useTranslation('menus');
  const { query, kind, findings } = useLoaderData<Results>();
  if (!findings) return <NothingFound line={t('search.short')} />;
  if (findings.total === 0) {
    return <NothingFound title={t('search.nothing', { query })} line={t('search.tip')} />;
  }
  return kind && findings.list ? (
    <FoundList query={query} kind={kind} list={findings.list} />
  ) : (
    <FoundGroups query={query} groups={findings.groups} />
  );
}
