import { callApi, parsePageRequest } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  type LoaderFunctionArgs,
  notFound,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { PageFrame } from '../../components/page-frame.tsx';
import { formatChoice } from '../../list/list-choice.ts';
import { LIST_VARIANTS } from './list-variants.ts';
import { loadTractors, type TractorList } from './load-tractors.ts';
import { SeriesByBrand } from './series-by-brand.tsx';
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
