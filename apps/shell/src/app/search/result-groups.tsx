import {
  picturePath,
  type SearchKind,
  type SearchResult,
  type SearchResults,
} from '@tractor-haat/api-client';
import { formatNumber, formatRupees, parseLocalizedPath } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { ChipRow, FilterChip, Pagination, Picture, SectionHead } from '@tractor-haat/ui';
import { toTranslateAttribute } from './option-list.tsx';
import styles from './search.module.css';

function toGroupPath(query: string, kind?: SearchKind, page = 1): string {
  const search = new URLSearchParams({ q: query });
  if (kind) search.set('kind', kind);
  if (page > 1) search.set('page', String(page));
  return `/search?${search}`;
}

interface ResultGroupsProps {
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

interface ResultListProps {
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

function ResultRow({ item }: { item: SearchResult }) {
  const { t } = useTranslation('menus');
  const { language } = usePage();
  const { kind, name, line, picture, hp, price_inr } = item;
  const toLangAttribute = (text: { language: string }) =>
    text.language === language ? undefined : text.language;
  const power = hp === null ? [] : [t('search.hp', { hp: formatNumber(hp, language) })];
  const price =
    price_inr === null ? [] : [`${formatRupees(price_inr, language)} ${t('search.onwards')}`];
  const facts = [...power, ...price];
  return (
    <li className={styles.row}>
      {picture ? (
        <span className={styles.picture}>
          <Picture
            source={(width, format) => picturePath(picture, width as 200, format)}
            widths={[200, 400]}
            sizes="96px"
            alt=""
            width={96}
            height={72}
          />
        </span>
      ) : null}
      <span className={styles.words}>
        <Link
          to={parseLocalizedPath(item.url).path}
          className={styles.name}
          lang={toLangAttribute(name)}
          translate={toTranslateAttribute(kind)}
        >
          {name.text}
        </Link>
        {facts.length > 0 ? <span className={styles.line}>{facts.join(' · ')}</span> : null}
        {line ? (
          <span className={styles.line} lang={toLangAttribute(line)}>
            {line.text}
          </span>
        ) : null}
      </span>
    </li>
  );
}
