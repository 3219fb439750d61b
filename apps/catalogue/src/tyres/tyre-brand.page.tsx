import { api, type DealersPage, type MakerBrand, type TyreDetail } from '@tractor-haat/api-client';
import { callApi, parsePageRequest, Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  Link,
  type LoaderFunctionArgs,
  notFound,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { CardGrid } from '@tractor-haat/ui';
import { DEALER_PATHS } from '../dealers/dealer-paths.ts';
import { countSelected, formatChoice, type ListSpec } from '../list/list-choice.ts';
import { ItemList } from '../products/item-list.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { Similar, TractorRows } from '../products/tractor-rows.tsx';
import { TyreCard, toTyrePath } from '../products/tyre-card.tsx';
import { loadTyres, type TyreList, TyreResults } from './tyre-results.tsx';
import styles from './tyres.module.css';

interface BrandPage {
  readonly brand: MakerBrand;
  readonly list: TyreList;
  /** All tyres of a brand with at most `MAX_DETAILED`. The page describes their sizes. */
  readonly detailedTyres: readonly TyreDetail[];
  readonly dealers: Pick<DealersPage, 'facets' | 'total' | 'demo'> | null;
}

/** Up to this number, the page describes each size and shows no filters. */
const MAX_DETAILED = 3;

/** React Router has no pattern for a part of a segment. */
const SLUG_PATTERN = /^([a-z0-9]+(?:-[a-z0-9]+)*)-tractor-tyre-in-india$/;
const TYRE_LIST_SPEC: ListSpec = {
  dimensions: ['position', 'size'],
  sorts: ['popular', 'price', 'price-desc', 'size', 'name'],
};

export async function loader({ request, params }: LoaderFunctionArgs): Promise<BrandPage> {
  const pageRequest = parsePageRequest(request);
  const [, slug] = SLUG_PATTERN.exec(params.slug ?? '') ?? [];
  if (!slug) throw notFound();
  return callApi(async () => {
    const { language, options } = pageRequest;
    const [brand, list, dealers] = await Promise.all([
      api.get('/api/v1/tyre-brands/:slug', {
        params: { slug },
        query: { language: pageRequest.language },
        ...pageRequest.options,
      }),
      loadTyres(pageRequest, TYRE_LIST_SPEC, { brand: [slug] }),
      // Without the dealers the page still renders.
      api
        .get('/api/v1/dealers', { query: { kind: 'tyre', brand: [slug], language }, ...options })
        .catch(() => null),
    ]);
    const isDetailed = list.result.total <= MAX_DETAILED && countSelected(list.choice) === 0;
    const detailedTyres = isDetailed
      ? await Promise.all(
          list.result.items.map(({ id }) =>
            api.get('/api/v1/tyres/:id', {
              params: { id: String(id) },
              query: { language },
              ...options,
            }),
          ),
        ).catch(() => [])
      : [];
    return {
      brand,
      list,
      detailedTyres,
      dealers: dealers && { facets: dealers.facets, total: dealers.total, demo: dealers.demo },
    };
  });
}

export function Component() {
  const { t } = useTranslation('tyres');
  const { brand, list, detailedTyres, dealers } = useLoaderData<BrandPage>();
  const { items } = list.result;
  const name = brand.name.text;
  const unfilteredChoice = { filters: {}, sort: 'popular', page: list.choice.page };
  return (
    <PageFrame
      title={t('brand.title', { brand: name })}
      description={brand.description.text}
      query={formatChoice(unfilteredChoice, list.spec)}
      heading={t('brand.heading', { brand: name })}
      properNames={[name]}
      intro={<p lang={brand.description.language}>{brand.description.text}</p>}
      breadcrumbs={[
        { name: t('tyres'), to: '/tyres' },
        { name: t('guide.heading'), to: '/tractor-tyre-in-india' },
      ]}
      currentPage={name}
    >
      {detailedTyres.length > 0 ? (
        <>
          <ItemList paths={items.map(toTyrePath)} />
          <CardGrid columns={3} low>
            {items.map((tyre) => (
              <TyreCard key={tyre.id} tyre={tyre} priority />
            ))}
          </CardGrid>
          {items.every(({ price }) => price === null) ? (
            <p className={styles.said}>{t('brand.no_price')}</p>
          ) : null}
          <BrandSizes tyres={detailedTyres} />
        </>
      ) : (
        <TyreResults key={brand.slug} list={list} />
      )}
      <BrandDealers slug={brand.slug} name={name} dealers={dealers} />
      <p className={sections.note}>{t('lists:illustration')}</p>
    </PageFrame>
  );
}

/** In `13.6-28` the numbers are width and rim diameter in inches. */
const SIZE_PATTERN = /^(\d+(?:\.\d+)?)-(\d+)$/;

const MAX_TRACTORS = 8;

const MAX_OTHER_TYRES = 2;

function BrandSizes({ tyres }: { tyres: readonly TyreDetail[] }) {
  const { t } = useTranslation('tyres');
  return tyres.map(({ id, size, position, fits, similar }) => {
    const [, width, rim] = SIZE_PATTERN.exec(size) ?? [];
    return (
      <section key={id} className={sections.section}>
        <h2>{t('brand.size', { size, position: t(`lists:value.position.${position}`) })}</h2>
        {width ? <p className={styles.said}>{t('brand.size_means', { width, rim })}</p> : null}
        {fits.length > 0 ? (
          <TractorRows
            title={t('brand.fits')}
            level={3}
            emptyText=""
            tractors={fits.slice(0, MAX_TRACTORS)}
            note={({ hp }) => (hp === null ? null : <span>{hp} HP</span>)}
          />
        ) : null}
        <Similar title={t('detail.similar')}>
          {similar.slice(0, MAX_OTHER_TYRES).map((similarTyre) => (
            <TyreCard key={similarTyre.id} tyre={similarTyre} layout="stand" />
          ))}
        </Similar>
        <p>
          <Link to={`/tyres?size=${size.replace('.', '-')}`}>
            {t('brand.all_of_size', { size })}
          </Link>
        </p>
      </section>
    );
  });
}

function BrandDealers({
  slug,
  name,
  dealers,
}: {
  slug: string;
  name: string;
  dealers: Pick<DealersPage, 'facets' | 'total' | 'demo'> | null;
}) {
  const { t } = useTranslation('tyres');
  const states = dealers?.facets.state ?? [];
  if (!dealers || states.length === 0) return null;
  return (
    <section className={sections.section}>
      <h2>{t('brand.sold', { brand: name })}</h2>
      <Tiles
        items={states.map(({ slug: state, name: text, count }) => ({
          to: `${DEALER_PATHS.tyre}?brand=${slug}&state=${state}`,
          name: text?.text ?? state,
          language: text?.language,
          line: t('brand.dealers', { count }),
        }))}
      />
      {dealers.demo ? <p className={sections.note}>{t('lists:demo_note')}</p> : null}
    </section>
  );
}
