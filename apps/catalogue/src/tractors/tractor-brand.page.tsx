import { api, type MakerBrand, type MakerBrandDetail } from '@tractor-haat/api-client';
import { formatMonth } from '@tractor-haat/i18n';
import { callApi, parsePageRequest, Tiles, tractorPath } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  Link,
  type LoaderFunctionArgs,
  notFound,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { ButtonLink, EmptyState, ProperNames } from '@tractor-haat/ui';
import { formatChoice } from '../list/list-choice.ts';
import { PageFrame } from '../products/page-frame.tsx';
import { SourceLink } from '../products/source-link.tsx';
import { createBrandVariant, loadTractors, type TractorList } from './load-tractors.ts';
import { TractorResults } from './tractor-results.tsx';

type BrandTile = Pick<MakerBrand, 'slug' | 'name' | 'count'>;

interface BrandPage {
  readonly brand: MakerBrandDetail;
  readonly brands: readonly BrandTile[];
  readonly list: TractorList;
}

const SLUG_PATTERN = /^[a-z0-9-]{1,80}$/;

export async function loader({ request, params }: LoaderFunctionArgs): Promise<BrandPage> {
  const pageRequest = parsePageRequest(request);
  const slug = params.brand ?? '';
  if (!SLUG_PATTERN.test(slug)) throw notFound();
  const { language, options } = pageRequest;
  return callApi(async () => {
    const [brand, brands, list] = await Promise.all([
      api.get('/api/v1/tractor-brands/:slug', {
        params: { slug },
        query: { language },
        ...options,
      }),
      // Without the brands the page renders, but has no links to other brands.
      api.get('/api/v1/tractor-brands', { query: { language }, ...options }).catch(() => []),
      loadTractors(pageRequest, createBrandVariant(slug)),
    ]);
    const otherBrands = brands.filter((item) => item.slug !== slug);
    return {
      brand,
      brands: otherBrands.map(({ slug, name, count }) => ({ slug, name, count })),
      list,
    };
  });
}

export function Component() {
  const { t } = useTranslation('tractors');
  const { brand, brands, list } = useLoaderData<BrandPage>();
  const { variant, choice } = list;
  const name = brand.name.text;
  const hasEndedSales = brand.count === 0 && brand.discontinued.length > 0;
  const unfilteredChoice = { filters: {}, sort: variant.spec.sorts[0] ?? '', page: choice.page };
  return (
    <PageFrame
      title={t(hasEndedSales ? 'brand.ended.title' : 'brand.title', { brand: name })}
      description={brand.description.text}
      query={formatChoice(unfilteredChoice, variant.spec)}
      heading={t('brand.heading', { brand: name })}
      properNames={[name]}
      intro={
        <p lang={brand.description.language}>
          <ProperNames text={brand.description.text} names={[name]} />
        </p>
      }
      breadcrumbs={[
        { name: t('lists:tractors'), to: '/tractors' },
        { name: t('brands.heading'), to: '/tractor-brands' },
      ]}
      currentPage={name}
    >
      {brand.count === 0 ? (
        hasEndedSales ? (
          <EndedSale brand={brand} />
        ) : (
          <EmptyState title={t('brand.none', { brand: name })} />
        )
      ) : (
        <TractorResults key={brand.slug} list={list} />
      )}
      <section className={sections.section}>
        <h2>{t('brand.others')}</h2>
        <BrandTiles brands={brands} />
      </section>
      {brand.count > 0 ? <p className={sections.note}>{t('lists:illustration')}</p> : null}
    </PageFrame>
  );
}

/** For a brand without current models. */
function EndedSale({ brand: { slug, name, discontinued } }: { brand: MakerBrandDetail }) {
  const { t } = useTranslation('tractors');
  const { language } = usePage();
  const [lastModel] = [...discontinued].sort((a, b) => b.on.localeCompare(a.on));
  if (!lastModel) return null;
  const brand = name.text;
  const month = formatMonth(lastModel.on.slice(0, 7), language);
  return (
    <>
      <EmptyState
        title={<ProperNames text={t('brand.ended.notice', { brand, month })} names={[brand]} />}
      >
        <p>
          {t('lists:source')}: <SourceLink source={lastModel.source} />
        </p>
        <ButtonLink as={Link} to={`/second-hand-tractor?brand=${slug}`} variant="action">
          {/* The link is a flex container, which would drop the spaces around the name. */}
          <span>
            <ProperNames text={t('brand.ended.used', { brand })} names={[brand]} />
          </span>
        </ButtonLink>
      </EmptyState>
      <section className={sections.section}>
        <h2>{t('brand.ended.earlier')}</h2>
        <Tiles
          items={discontinued.map((model) => ({
            to: tractorPath(model),
            name: `${brand} ${model.model}`,
            isProperName: true,
            language: name.language,
          }))}
        />
      </section>
    </>
  );
}

function BrandTiles({ brands }: { brands: readonly BrandTile[] }) {
  const { t } = useTranslation('tractors');
  return (
    <Tiles
      items={brands.map(({ slug, name, count }) => ({
        to: `/tractor/${slug}`,
        name: name.text,
        isProperName: true,
        language: name.language,
        line: count === 0 ? t('brand.no_models') : t('brand.models', { count }),
      }))}
    />
  );
}
