import type { Facets } from '@tractor-haat/api-client';
import { Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { Link, OptionalPart, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Alert, EmptyState, Pagination } from '@tractor-haat/ui';
import { Faq } from '../../components/faq.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { formatChoice } from '../../list/list-choice.ts';
import { findFacet } from '../../list/use-format-value.ts';
import { DEALER_PATHS } from '../dealer-paths.ts';
import { DealerRow } from '../dealer-row.tsx';
import styles from '../dealers.module.css';
import { DealerMap } from '../map/dealer-map.tsx';
import { NearMe } from '../near-me.tsx';
import { DealerFinder } from './dealer-finder.tsx';
import { DEALER_LIST_SPEC, type DealerList, loadDealers } from './load-dealers.ts';

export { loadDealers as loader };

const QUESTION_KEYS = ['authorised', 'ask', 'test'] as const;

export function Component() {
  const { t } = useTranslation('dealers');
  const list = useLoaderData<DealerList>();
  const { kind, choice, result, placeLinks } = list;
  const { facets, items, total, page, pages, spots, demo } = result;
  const heading = useDealerHeading()({ kind, choice, facets });
  const [brand = ''] = choice.filters.brand ?? [];
  const indiaLabel = t('in_india', { what: t(`kind.${kind}.name`) });
  const state = choice.filters.state?.[0];
  const isNarrowed = Object.keys(choice.filters).length > 0;
  const toPath = (filters: typeof choice.filters, number = 1) =>
    `${DEALER_PATHS[kind]}${formatChoice({ ...choice, filters, page: number }, DEALER_LIST_SPEC)}`;
  return (
    <PageFrame
      title={heading}
      description={t(`kind.${kind}.intro`, { where: heading })}
      query={formatChoice(choice, DEALER_LIST_SPEC)}
      heading={heading}
      properNames={[findFacet(facets, 'brand', brand).name?.text ?? '']}
      intro={<p>{t(`kind.${kind}.intro`, { where: heading })}</p>}
      breadcrumbs={isNarrowed ? [{ name: indiaLabel, to: DEALER_PATHS[kind] }] : []}
      currentPage={heading}
    >
      <DealerFinder key={formatChoice(choice, DEALER_LIST_SPEC)} choice={choice} facets={facets} />
      {demo ? <Alert tone="info">{t('demo_note')}</Alert> : null}
      <OptionalPart>
        <NearMe key={kind} kind={kind} brand={choice.filters.brand?.[0] ?? ''} />
      </OptionalPart>
      <div className={styles.columns}>
        <section className={styles.results} aria-labelledby="count">
          <h2 id="count" aria-live="polite">
            {t('count', { count: total })}
          </h2>
          {total === 0 ? (
            <EmptyState title={t('none')}>
              <Link to={DEALER_PATHS[kind]}>{t('lists:clear_all')}</Link>
            </EmptyState>
          ) : null}
          <div className={styles.rows}>
            {items.map((dealer) => (
              <DealerRow key={dealer.id} dealer={dealer} />
            ))}
          </div>
          <Pagination
            label={t('lists:pages')}
            as={Link}
            page={page}
            pages={pages}
            to={(number) => toPath(choice.filters, number)}
            texts={{
              previous: t('lists:previous'),
              next: t('lists:next'),
              page: (number) => t('lists:page_of', { page: number, pages }),
            }}
          />
        </section>
        {spots.length > 0 ? (
          <figure className={styles.figure}>
            <DealerMap spots={spots} label={t('map.label', { count: spots.length })} />
            <figcaption className={styles.soft}>{t('map.note')}</figcaption>
          </figure>
        ) : null}
      </div>
      {placeLinks.length > 1 ? (
        <section className={sections.section}>
          <h2>{t(state ? 'by_district' : 'by_state')}</h2>
          <Tiles
            items={placeLinks.map(({ slug, name, dealers }) => ({
              to: toPath(state ? { state: [state], district: [slug] } : { state: [slug] }),
              name,
              line: t('count', { count: dealers }),
            }))}
          />
        </section>
      ) : null}
      <Faq
        items={QUESTION_KEYS.map((key) => ({
          question: t(`faq.${key}`),
          answer: t(`faq.${key}_answer`),
        }))}
      />
    </PageFrame>
  );
}

/** For example "Mahindra tractor dealers in Anand, Gujarat". */
function useDealerHeading(): (
  list: Pick<DealerList, 'kind' | 'choice'> & { facets: Facets },
) => string {
  const { t } = useTranslation('dealers');
  return ({ kind, choice, facets }) => {
    const findName = (dimension: string) => {
      const [slug, ...otherSlugs] = choice.filters[dimension] ?? [];
      return slug && otherSlugs.length === 0
        ? findFacet(facets, dimension, slug).name?.text
        : undefined;
    };
    const brand = findName('brand');
    const place = [findName('district'), findName('state')].filter(Boolean).join(', ');
    const dealerLabel = brand ? t(`kind.${kind}.of_brand`, { brand }) : t(`kind.${kind}.name`);
    return place
      ? t('in_place', { what: dealerLabel, place })
      : t('in_india', { what: dealerLabel });
  };
}
