import type { SearchKind, SearchResults } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Pagination, SectionHead } from '@tractor-haat/ui';
import { toGroupPath } from './result-groups.tsx';
import { ResultRow } from './result-row.tsx';
import styles from './search.module.css';

export interface ResultListProps {
  readonly query: string;
  readonly kind: SearchKind;
  readonly list: NonNullable<SearchResults['list']>;
}

export function ResultList({ query, kind, list }: ResultListProps) {
  const { t } = useTranslation('menus');
  const { items, total, page, pages } = list;
  return (
    <section aria-labelledby="found">
      <SectionHead
        id="found"
        title={t(`search.group.${kind}`)}
        line={t('search.found', { count: total })}
        as={Link}
        more={{ to: toGroupPath(query), text: t('search.all') }}
      />
      <ul className={styles.rows}>
        {items.map((item) => (
          <ResultRow key={item.url} item={item} />
        ))}
      </ul>
      <Pagination
        label={t('search.pages')}
        as={Link}
        page={page}
        pages={pages}
        to={(pageNumber) => toGroupPath(query, kind, pageNumber)}
        texts={{
          previous: t('search.previous'),
          next: t('search.next'),
          page: (pageNumber) => t('search.page_of', { page: pageNumber, pages }),
        }}
      />
    </section>
  );
}
