import {
  api,
  type DealerKind,
  type DealersPage,
  type Facet,
  type Facets,
  type StateWithDistricts,
} from '@tractor-haat/api-client';
import { callApi, parsePageRequest, Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  Form,
  Link,
  type LoaderFunctionArgs,
  notFound,
  OptionalPart,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import {
  Alert,
  Button,
  EmptyState,
  Field,
  NativeSelect,
  Pagination,
  submitForm,
} from '@tractor-haat/ui';
import { useRef } from 'react';
import {
  findFacet,
  formatChoice,
  type ListChoice,
  type ListSpec,
  requireChoice,
} from '../list/list-choice.ts';
import { Faq } from '../products/faq.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { DealerMap } from './dealer-map.tsx';
import { DEALER_PATHS } from './dealer-paths.ts';
import { DealerRow } from './dealer-row.tsx';
import styles from './dealers.module.css';
import { NearMe } from './near-me.tsx';

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

const DEALER_LIST_SPEC: ListSpec = {
  dimensions: ['brand', 'state', 'district'],
  sorts: ['place'],
};

interface DealerList {
  readonly kind: DealerKind;
  readonly choice: ListChoice;
  readonly result: DealersPage;
  /** States with dealers, or the districts of the selected state. */
  readonly placeLinks: readonly { slug: string; name: string; dealers: number }[];
}

async function loadDealers({ request }: LoaderFunctionArgs): Promise<DealerList> {
  const pageRequest = parsePageRequest(request);
  const { language, options } = pageRequest;
  const [kind] = Object.entries(DEALER_PATHS).find(([, path]) => path === pageRequest.path) ?? [];
  if (!isKind(kind)) throw notFound();
  const choice = requireChoice(pageRequest, DEALER_LIST_SPEC);
  const query = { ...choice.filters, kind, page: choice.page, language };
  return callApi(async () => {
    const [result, states] = await Promise.all([
      api.get('/api/v1/dealers', { query, ...options }),
      // Without the states the list renders, but has no links to places.
      api.get('/api/state_city_list', { query: { language, kind }, ...options }).catch(() => []),
    ]);
    return { kind, choice, result, placeLinks: toPlaceLinks(states, choice.filters.state?.[0]) };
  });
}

const isKind = (name: string | undefined): name is DealerKind =>
  name !== undefined && Object.hasOwn(DEALER_PATHS, name);

function toPlaceLinks(states: readonly StateWithDistricts[], selectedState: string | undefined) {
  const districts = states.find(({ slug }) => slug === selectedState)?.districts;
  const links = districts
    ? districts.map(({ slug, district, dealers }) => ({ slug, name: district, dealers }))
    : states.map(({ slug, state, dealers }) => ({ slug, name: state, dealers }));
  return links.filter(({ dealers }) => dealers > 0);
}

/** Works without JavaScript. With JavaScript each change submits the form. */
function DealerFinder({ choice, facets }: { choice: ListChoice; facets: Facets }) {
  const { t } = useTranslation('dealers');
  const form = useRef<HTMLFormElement>(null);
  const state = choice.filters.state?.[0];
  function choose(dimension: string) {
    const district = form.current?.elements.namedItem('district');
    // The selected district belongs to the previous state.
    if (dimension === 'state' && district instanceof HTMLSelectElement) district.value = '';
    if (form.current) submitForm(form.current);
  }
  return (
    <Form ref={form} className={styles.finder} preventScrollReset data-live="">
      {DEALER_LIST_SPEC.dimensions.map((dimension) => {
        const needsState = dimension === 'district' && state === undefined;
        return (
          <Field key={dimension} label={t(dimension)}>
            {(control) => (
              <NativeSelect
                {...control}
                name={dimension}
                data-clears={dimension === 'state' ? 'district' : undefined}
                disabled={needsState}
                defaultValue={choice.filters[dimension]?.[0] ?? ''}
                onChange={() => choose(dimension)}
              >
                <option value="">{t(needsState ? 'state_first' : `all_${dimension}`)}</option>
                {needsState
                  ? null
                  : facets[dimension]?.map((facet) => renderOption(facet, dimension === 'brand'))}
              </NativeSelect>
            )}
          </Field>
        );
      })}
      <Button type="submit" variant="action">
        {t('show')}
      </Button>
    </Form>
  );
}

const renderOption = ({ slug, name, count }: Facet, isProperName: boolean) => (
  <option key={slug} value={slug} lang={name?.language} translate={isProperName ? 'no' : undefined}>
    {`${name?.text ?? slug} (${count})`}
  </option>
);
