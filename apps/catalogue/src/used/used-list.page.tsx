import { api, type UsedPage, type UsedQuery } from '@tractor-haat/api-client';
import { callApi, parsePageRequest, usedTractorPath } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import {
  formatChoice,
  type ListChoice,
  type ListSpec,
  requireChoice,
} from '../list/list-choice.ts';
import { ListView } from '../list/list-view.tsx';
import { Faq } from '../products/faq.tsx';
import { ItemList } from '../products/item-list.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { UsedCard } from '../products/used-card.tsx';

interface UsedList {
  readonly mini: boolean;
  readonly spec: ListSpec;
  readonly choice: ListChoice;
  readonly result: UsedPage;
}

const MINI_PATH = '/second-hand-tractor/mini-tractor';
const FILTER_DIMENSIONS = ['state', 'brand', 'price', 'hp', 'age', 'drive'];
const USED_SORTS = ['newest', 'price', 'price-desc', 'year', 'hours'];

export async function loader({ request }: LoaderFunctionArgs): Promise<UsedList> {
  const pageRequest = parsePageRequest(request);
  const mini = pageRequest.path === MINI_PATH;
  const spec: ListSpec = mini
    ? {
        dimensions: FILTER_DIMENSIONS.filter((dimension) => dimension !== 'hp'),
        sorts: ['price', 'newest', 'price-desc', 'year', 'hours'],
      }
    : { dimensions: FILTER_DIMENSIONS, sorts: USED_SORTS };
  const choice = requireChoice(pageRequest, spec);
  const query = {
    ...choice.filters,
    ...(mini ? { feature: ['mini'] } : {}),
    sort: choice.sort,
    page: choice.page,
    language: pageRequest.language,
  } as UsedQuery;
  const result = await callApi(() =>
    api.get('/api/v1/used-tractors', { query, ...pageRequest.options }),
  );
  return { mini, spec, choice, result };
}

export function Component() {
  const { t } = useTranslation('used');
  const { mini, spec, choice, result } = useLoaderData<UsedList>();
  const translate = (key: string) => t(`list.${mini ? 'mini' : 'all'}.${key}`);
  const unfilteredChoice = { filters: {}, sort: spec.sorts[0] ?? '', page: choice.page };
  return (
    <PageFrame
      title={translate('title')}
      description={translate('intro')}
      query={formatChoice(unfilteredChoice, spec)}
      heading={translate('heading')}
      intro={
        <p>
          {translate('intro')} <Link to="/sell-old-tractor">{t('sell')}</Link>
        </p>
      }
      breadcrumbs={mini ? [{ name: t('list.all.heading'), to: '/second-hand-tractor' }] : []}
      currentPage={translate('heading')}
    >
      <ItemList paths={result.items.map(usedTractorPath)} />
      <ListView
        key={mini ? 'mini' : 'all'}
        spec={spec}
        choice={choice}
        result={result}
        countText={t('count', { count: result.total })}
        layout="low-cards"
        after={
          <Faq
            items={[
              { question: t('faq.papers'), answer: t('faq.papers_answer') },
              { question: t('faq.hours'), answer: t('faq.hours_answer') },
            ]}
          />
        }
      >
        {result.items.map((used, index) => (
          <UsedCard key={used.id} used={used} priority={index < 2} />
        ))}
      </ListView>
      <p className={sections.note}>{t('lists:demo_note')}</p>
    </PageFrame>
  );
}
