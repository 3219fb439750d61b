import {
  api,
  type ImplementBrand,
  type ImplementsPage,
  type ImplementsQuery,
  type ImplementType,
} from '@tractor-haat/api-client';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  Link,
  type LoaderFunctionArgs,
  notFound,
  useLoaderData,
  useTranslation,
  withMarkupCache,
} from '@tractor-haat/platform';
import { ChipNav } from '@tractor-haat/ui';
import {
  formatChoice,
  type ListChoice,
  type ListSpec,
  requireChoice,
} from '../list/list-choice.ts';
import { ListView } from '../list/list-view.tsx';
import { Faq } from '../products/faq.tsx';
import { ImplementCard, toImplementPath } from '../products/implement-card.tsx';
import { ItemList } from '../products/item-list.tsx';
import { PageFrame } from '../products/page-frame.tsx';

const TypeRow = withMarkupCache(function TypeRow({
  types,
  current,
}: {
  types: readonly Pick<ImplementType, 'slug' | 'name'>[];
  current: string | undefined;
}) {
  const { t } = useTranslation('implements');
  if (types.length === 0) return null;
  return (
    <ChipNav
      label={t('list.types')}
      as={Link}
      scroll
      items={types.map(({ slug, name }) => ({
        to: `/tractor-implements-in-india/${slug}`,
        text: name.text,
        lang: name.language,
        current: slug === current,
      }))}
    />
  );
});

export { loadImplementList as loader };

const LIST_PATH = '/tractor-implements-in-india';

export function Component() {
  const { t } = useTranslation('implements');
  const { spec, choice, type, brand, types, result } = useLoaderData<ImplementList>();
  const heading =
    type?.name.text ??
    (brand ? t('brand.heading', { brand: brand.name.text }) : t('list.implements_title'));
  const text = type?.description ?? brand?.description;
  const intro = text?.text ?? t('list.implements_intro');
  const unfilteredChoice = { filters: {}, sort: spec.sorts[0] ?? '', page: choice.page };
  const title = type
    ? t('list.type_title', { type: heading })
    : brand
      ? t('brand.title', { brand: brand.name.text })
      : t('list.implements_title_head');
  return (
    <PageFrame
      title={title}
      description={intro}
      query={formatChoice(unfilteredChoice, spec)}
      heading={heading}
      headingLanguage={type?.name.language}
      properNames={brand && !type ? [brand.name.text] : []}
      intro={<p lang={text?.language}>{intro}</p>}
      breadcrumbs={type || brand ? [{ name: t('list.implements_title'), to: LIST_PATH }] : []}
      currentPage={type?.name.text ?? brand?.name.text ?? t('list.implements_title')}
    >
      <ItemList paths={result.items.map(toImplementPath)} />
      <TypeRow types={types} current={type?.slug} />
      <ListView
        spec={spec}
        choice={choice}
        result={result}
        countText={t('list.count', { count: result.total })}
        after={
          <Faq
            items={[
              { question: t('faq.price'), answer: t('faq.price_answer') },
              { question: t('faq.fit'), answer: t('faq.fit_answer') },
            ]}
          />
        }
      >
        {result.items.map((item, index) => (
          <ImplementCard key={item.id} implement={item} priority={index < 2} />
        ))}
      </ListView>
      <p className={sections.note}>{t('illustration')}</p>
    </PageFrame>
  );
}

const LIST_SORTS = ['popular', 'name', 'power'] as const;
const SLUG_PATTERN = /^[a-z0-9-]{1,80}$/;

interface ImplementList {
  readonly spec: ListSpec;
  readonly choice: ListChoice;
  /** Null if the list is not limited to one type. */
  readonly type: ImplementType | null;
  /** Null if the list is not limited to one brand. */
  readonly brand: ImplementBrand | null;
  /** Types for the navigation. Empty if they fail to load. */
  readonly types: readonly Pick<ImplementType, 'slug' | 'name'>[];
  readonly result: ImplementsPage;
}

async function loadImplementList({ request, params }: LoaderFunctionArgs): Promise<ImplementList> {
  const pageRequest = parsePageRequest(request);
  const { language, options } = pageRequest;
  const { type: typeSlug, brand: brandSlug } = params;
  if ([typeSlug, brandSlug].some((slug) => slug && !SLUG_PATTERN.test(slug))) throw notFound();
  const spec: ListSpec = {
    dimensions: [...(typeSlug ? [] : ['type']), ...(brandSlug ? [] : ['brand']), 'hp'],
    // By name, because the order by popularity would repeat the list of all implements.
    sorts: brandSlug ? ['name', 'popular', 'power'] : LIST_SORTS,
  };
  const choice = requireChoice(pageRequest, spec);
  const query = {
    ...choice.filters,
    ...(typeSlug ? { type: [typeSlug] } : {}),
    ...(brandSlug ? { brand: [brandSlug] } : {}),
    sort: choice.sort,
    page: choice.page,
    language,
  } as ImplementsQuery;
  return callApi(async () => {
    const [result, type, brand, types] = await Promise.all([
      api.get('/api/v1/implements', { query, ...options }),
      typeSlug
        ? api.get('/api/v1/implement-types/:slug', {
            params: { slug: typeSlug },
            query: { language },
            ...options,
          })
        : null,
      brandSlug
        ? api.get('/api/v1/implement-brands/:slug', {
            params: { slug: brandSlug },
            query: { language },
            ...options,
          })
        : null,
      // Without the types the page renders, but has no navigation to them.
      api.get('/api/v1/implement-types', { query: { language }, ...options }).catch(() => []),
    ]);
    // Without the descriptions, which the page does not show and which would be a tenth of its bytes.
    const names = types.map(({ slug, name }) => ({ slug, name }));
    return { spec, choice, type, brand, types: names, result };
  });
}
