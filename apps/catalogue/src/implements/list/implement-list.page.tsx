import { Link, PageHead, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Breadcrumb, CardGrid, Pagination, Wrap } from '@tractor-haat/ui';
import { ChosenFilters } from './chosen-filters.tsx';
import { ImplementCard } from './implement-card.tsx';
import styles from './implement-list.module.css';
import { writeChoice } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { type ImplementList, loadList } from './load-list.ts';
import { NoMatch } from './no-match.tsx';
import { TypeRow } from './type-row.tsx';

export { loadList as loader };

const ALL = '/tractor-implements-in-india';

/** Implements of all types or of one: what they need of a tractor, and the way to their price. */
export function Component() {
  const { t } = useTranslation('implements');
  const { choice, type, types, result } = useLoaderData<ImplementList>();
  const title = type?.name.text ?? t('list.implements_title');
  const intro = type?.description.text ?? t('list.implements_intro');
  const shown = { brands: [], sort: 'popular', page: choice.page } as const;
  return (
    <Wrap className={styles.page}>
      <PageHead
        title={type ? t('list.type_title', { type: title }) : t('list.implements_title_head')}
        description={intro}
        query={writeChoice(shown)}
      />
      <Breadcrumb
        label={t('breadcrumb')}
        as={Link}
        items={[
          { name: t('home'), to: '/' },
          ...(type
            ? [{ name: t('list.implements_title'), to: ALL }, { name: title }]
            : [{ name: title }]),
        ]}
      />
      <h1 lang={type?.name.language}>{title}</h1>
      <p className={styles.intro} lang={type?.description.language}>
        {intro}
      </p>
      <TypeRow types={types} current={type?.slug} />
      <div className={styles.columns}>
        <ListFilters choice={choice} brands={result.facets.brands} />
        <section className={styles.results} aria-labelledby="count">
          <div className={styles.summary}>
            <h2 id="count" className={styles.count} aria-live="polite">
              {t('list.count', { count: result.total })}
            </h2>
            <ChosenFilters choice={choice} brands={result.facets.brands} />
          </div>
          {result.total === 0 ? (
            <NoMatch choice={choice} />
          ) : (
            <CardGrid columns={3}>
              {result.items.map((item, place) => (
                <ImplementCard key={item.id} implement={item} priority={place < 2} />
              ))}
            </CardGrid>
          )}
          <Pagination
            label={t('list.pages')}
            as={Link}
            page={result.page}
            pages={result.pages}
            to={(page) => `.${writeChoice({ ...choice, page })}`}
            texts={{
              previous: t('list.previous'),
              next: t('list.next'),
              page: (page) => t('list.page_of', { page, pages: result.pages }),
            }}
          />
        </section>
      </div>
      <p className={styles.note}>{t('illustration')}</p>
    </Wrap>
  );
}
