import {
  api,
  type ReviewSort,
  type TractorCard,
  type TractorDetail,
} from '@tractor-haat/api-client';
import { loadById, type PageRequest, parsePageRequest } from '@tractor-haat/pages';
import { data, type LoaderFunctionArgs, redirect } from '@tractor-haat/platform';

export interface LoadedTractor {
  readonly tractor: TractorDetail;
  readonly order: ReviewSort;
  readonly suggestions?: never;
}

export type TractorPageData =
  | LoadedTractor
  | {
      readonly tractor?: never;
      readonly order?: never;
      readonly suggestions: readonly TractorCard[];
    };

const MAX_SUGGESTIONS = 6;
/** The first order is the default, which the URL omits. */
export const REVIEW_ORDERS = ['newest', 'best', 'worst'] as const satisfies readonly ReviewSort[];

export async function loadTractor({ request, params }: LoaderFunctionArgs) {
  const pageRequest = parsePageRequest(request);
  const { slug = '', id = '' } = params;
  const order =
    REVIEW_ORDERS.find((reviewOrder) => reviewOrder === pageRequest.query.get('reviews')) ??
    'newest';
  const { language, options } = pageRequest;
  const { found: tractor, status } = await loadById(id, () =>
    api.get('/api/v1/tractors/:id', {
      params: { id },
      query: { language, reviews: order },
      ...options,
    }),
  );
  if (!tractor)
    return data<TractorPageData>({ suggestions: await listPopular(pageRequest) }, { status });
  // After a rename, the old URL redirects to the new one.
  if (tractor.slug !== slug) throw redirect(`/tractor/${tractor.slug}/${tractor.id}`, 301);
  const pageData: TractorPageData = { tractor, order };
  return pageData;
}

const listPopular = ({ language, options }: PageRequest): Promise<readonly TractorCard[]> =>
  api.get('/api/v1/tractors', { query: { language }, ...options }).then(
    ({ items }) => items.slice(0, MAX_SUGGESTIONS),
    () => [],
  );
