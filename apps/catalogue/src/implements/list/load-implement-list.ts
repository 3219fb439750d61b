import {
  getImplementBrand,
  getImplementType,
  type ImplementBrand,
  type ImplementsPage,
  type ImplementsQuery,
  type ImplementType,
  listImplements,
  listImplementTypes,
} from '@tractor-haat/api-client';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import { type LoaderFunctionArgs, notFound } from '@tractor-haat/platform';
import type { ListChoice, ListSpec } from '../../list/list-choice.ts';
import { requireChoice } from '../../list/require-choice.ts';

const LIST_SORTS = ['popular', 'name', 'power'] as const;
const SLUG_PATTERN = /^[a-z0-9-]{1,80}$/;

export interface ImplementList {
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

export async function loadImplementList({
  request,
  params,
}: LoaderFunctionArgs): Promise<ImplementList> {
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
      listImplements(query, options),
      typeSlug ? getImplementType({ slug: typeSlug, language }, options) : null,
      brandSlug ? getImplementBrand({ slug: brandSlug, language }, options) : null,
      // Without the types the page renders, but has no navigation to them.
      listImplementTypes({ language }, options).catch(() => []),
    ]);
    // Without the descriptions, which the page does not show and which would be a tenth of its bytes.
    const names = types.map(({ slug, name }) => ({ slug, name }));
    return { spec, choice, type, brand, types: names, result };
  });
}
