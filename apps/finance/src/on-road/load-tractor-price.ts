import {
  ApiError,
  api,
  type RoadCharge,
  type TractorFacts,
  type TractorName,
} from '@tractor-haat/api-client';
import { callApi, type PageRequest, parsePageRequest } from '@tractor-haat/pages';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { EX_SHOWROOM } from './create-price-lines.ts';
import { loadPlace, type PlaceData } from './load-place.ts';

export interface TractorPriceData {
  readonly choices: readonly TractorName[];
  readonly tractor: TractorFacts | null;
  readonly place: PlaceData;
  readonly charges: readonly RoadCharge[];
  readonly typed: Readonly<Record<string, string>>;
}

const MAX_AMOUNT_LENGTH = 20;

export async function loadTractorPrice({ request }: LoaderFunctionArgs): Promise<TractorPriceData> {
  const pageRequest = parsePageRequest(request);
  const { language, options, query } = pageRequest;
  const slug = query.get('tractor') ?? '';
  const [choices, tractor, place] = await Promise.all([
    callApi(() => api.get('/api/v1/tractor-names', { query: { language }, ...options })),
    isTractorSlug(slug) ? callApi(() => findTractor(slug, pageRequest)) : null,
    loadPlace(pageRequest),
  ]);
  const state = place.state || undefined;
  const charges = await callApi(() =>
    api.get('/api/v1/road-charges', { query: { state, language }, ...options }),
  );
  const names = [EX_SHOWROOM, ...charges.map(({ charge }) => charge)];
  const typed = Object.fromEntries(
    names.map((name) => [name, (query.get(name) ?? '').slice(0, MAX_AMOUNT_LENGTH)]),
  );
  return { choices, tractor, place, charges, typed };
}

const MAX_SLUG_LENGTH = 80;

/** Such as `mahindra-575-di`. */
const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isTractorSlug = (slug: string): boolean =>
  SLUG_PATTERN.test(slug) && slug.length <= MAX_SLUG_LENGTH;

/** Null for an unknown or discontinued tractor. */
export async function findTractor(
  slug: string,
  { language, options }: PageRequest,
): Promise<TractorFacts | null> {
  try {
    const tractor = await api.get('/api/v1/tractor-facts/:slug', {
      params: { slug },
      query: { language },
      ...options,
    });
    return tractor.discontinued ? null : tractor;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
