import type { SearchKind, SearchResults } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { ChipRow, FilterChip, SectionHead } from '@tractor-haat/ui';
import { ResultRow } from './result-row.tsx';
import styles from './search.module.css';

export function toGroupPath(query: string, kind?: SearchKind, page = 1): string {
  const search = new URLSearchParams({ q: query });
  if (kind) search.set('kind', kind);
  if (page > 1) search.set('page', String(page));
  return `/search?${search}`;
}

export interface ResultGroupsProps {
  readonly query: string;
  readonly groups: SearchResults['groups'];
}

export function ResultGroups({ query, groups }: ResultGroupsProps) {
  const { t } = useTranslation('menus');
  return (
    <>
      {groups.length > 1 ? (
        <ChipRow scroll>
          {groups.map(({ kind, total }) => (
            <FilterChip key={kind} to={toGroupPath(query, kind)} as={Link}>
              {`${t(`search.group.${kind}`)} (${total})`}
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
      {groups.map(({ kind, total, items }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <SectionHead
            id={`found-${kind}`}
            title={t(`search.group.${kind}`)}
            as={Link}
            {...(total > items.length
              ? {
                  more: {
                    to: toGroupPath(query, kind),
                    text: t('search.see_all', { count: total }),
                    label: `${t('search.see_all', { count: total })}: ${t(`search.group.${kind}`)}`,
                  },
                }
              : {})}
          />
          <ul className={styles.rows}>
            {items.map((item) => (
              <ResultRow key={item.url} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
