import { callApi, parsePageRequest } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  Link,
  type LoaderFunctionArgs,
  notFound,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { ChipRow, FilterChip } from '@tractor-haat/ui';
import { formatChoice } from '../list/list-choice.ts';
import { PageFrame } from '../products/page-frame.tsx';
import type { BrandSeries } from './listed-tractors.ts';
import { LIST_VARIANTS, loadTractors, type TractorList } from './load-tractors.ts';
import styles from './series-by-brand.module.css';
import { TractorResults } from './tractor-results.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<TractorList> {
  const pageRequest = parsePageRequest(request);
  const variant = LIST_VARIANTS[pageRequest.path];
  if (!variant) throw notFound();
  return callApi(() => loadTractors(pageRequest, variant));
}

export function Component() {
  const { t } = useTranslation('tractors');
  const list = useLoaderData<TractorList>();
  const { variant, choice } = list;
  const { t: tKinds } = useTranslation('kinds');
  const translate = (key: string) =>
    variant.name === 'all' ? t(`variant.all.${key}`) : tKinds(`kind.${variant.name}.${key}`);
  const unfilteredChoice = { filters: {}, sort: variant.spec.sorts[0] ?? '', page: choice.page };
  return (
    <PageFrame
      title={translate('title')}
      description={translate('intro')}
      query={formatChoice(unfilteredChoice, variant.spec)}
      heading={translate('heading')}
      intro={<p>{translate('intro')}</p>}
      breadcrumbs={variant.name === 'all' ? [] : [{ name: t('lists:tractors'), to: '/tractors' }]}
      currentPage={variant.name === 'all' ? t('lists:tractors') : translate('heading')}
    >
      {list.result.series ? <SeriesByBrand brands={list.result.series} /> : null}
      <TractorResults key={variant.name} list={list} />
      <p className={sections.note}>{t('lists:illustration')}</p>
    </PageFrame>
  );
}

function SeriesByBrand({ brands }: { brands: readonly BrandSeries[] }) {
  const { t } = useTranslation('tractors');
  return (
    <section aria-label={t('series_tiles')}>
      <dl className={styles.brands} translate="no">
        {brands.map(([brand, series]) => (
          <div key={brand}>
            <dt>{brand}</dt>
            <ChipRow as="dd">
              {series.map(([slug, name, count]) => (
                <FilterChip key={slug} to={`/tractor-series-in-india?series=${slug}`} as={Link}>
                  {count > 1 ? `${name} · ${count}` : name}
                </FilterChip>
              ))}
            </ChipRow>
          </div>
        ))}
      </dl>
    </section>
  );
}
