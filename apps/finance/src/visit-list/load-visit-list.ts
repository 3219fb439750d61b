import {
  api,
  type RoadCharge,
  type StateChoice,
  type TractorFacts,
  type TractorName,
} from '@tractor-haat/api-client';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { loadPlace } from '../on-road/load-place.ts';
import { findTractor, isTractorSlug } from '../on-road/load-tractor-price.ts';

export interface VisitListData {
  readonly tractors: readonly TractorFacts[];
  readonly choices: readonly TractorName[];
  readonly state: string;
  readonly states: readonly StateChoice[];
  readonly charges: readonly RoadCharge[];
}

/** As many tractors as a comparison may contain. */
const MAX_TRACTORS = 4;

export async function loadVisitList({ request }: LoaderFunctionArgs): Promise<VisitListData> {
  const pageRequest = parsePageRequest(request);
  const { language, options, query } = pageRequest;
  const slugs = readTractorQuery(query);
  const [place, choices, ...found] = await Promise.all([
    loadPlace(pageRequest),
    callApi(() => api.get('/api/v1/tractor-names', { query: { language }, ...options })),
    ...slugs.map((slug) => callApi(() => findTractor(slug, pageRequest))),
  ]);
  const { state, states } = place;
  const charges = await callApi(() =>
    api.get('/api/v1/road-charges', { query: { state: state || undefined, language }, ...options }),
  );
  const tractors = found.filter((tractor) => tractor !== null);
  return { tractors, choices, state, states, charges };
}

/** Accepts `?tractor=a&tractor=b`, and `?tractor=a-vs-b` as in URLs of comparisons. */
function readTractorQuery(query: URLSearchParams): string[] {
  const slugs = query.getAll('tractor').flatMap((value) => value.split('-vs-'));
  return [...new Set(slugs.filter(isTractorSlug))].slice(0, MAX_TRACTORS);
}
