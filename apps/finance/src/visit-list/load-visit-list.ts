import {
  ApiError,
  getTractorFacts,
  listRoadCharges,
  listTractorNames,
  type RoadCharge,
  type StateChoice,
  type TractorFacts,
  type TractorName,
} from '@tractor-haat/api-client';
import { callApi, type PageRequest, parsePageRequest } from '@tractor-haat/pages';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { loadPlace } from '../on-road/load-place.ts';

export interface VisitListData {
  readonly tractors: readonly TractorFacts[];
  readonly choices: readonly TractorName[];
  readonly state: string;
  readonly states: readonly StateChoice[];
  readonly charges: readonly RoadCharge[];
}

/** Same limit as a comparison. */
const MAX_TRACTORS = 4;

const MAX_SLUG_LENGTH = 80;
/** Such as `mahindra-575-di`. */
const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export async function loadVisitList({ request }: LoaderFunctionArgs): Promise<VisitListData> {
  const pageRequest = parsePageRequest(request);
  const { language, options, query } = pageRequest;
  const slugs = readTractorQuery(query);
  const [place, choices, ...found] = await Promise.all([
    loadPlace(pageRequest),
    callApi(() => listTractorNames({ language }, options)),
    ...slugs.map((slug) => callApi(() => findTractor(slug, pageRequest))),
  ]);
  const { state, states } = place;
  const charges = await callApi(() =>
    listRoadCharges({ state: state || undefined, language }, options),
  );
  const tractors = found.filter((tractor) => tractor !== null);
  return { tractors, choices, state, states, charges };
}

/** Accepts `?tractor=a&tractor=b`, and `?tractor=a-vs-b` as in URLs of comparisons. */
function readTractorQuery(query: URLSearchParams): string[] {
  const slugs = query.getAll('tractor').flatMap((value) => value.split('-vs-'));
  const validSlugs = slugs.filter(
    (slug) => SLUG_PATTERN.test(slug) && slug.length <= MAX_SLUG_LENGTH,
  );
  return [...new Set(validSlugs)].slice(0, MAX_TRACTORS);
}

async function findTractor(slug: string, { language, options }: PageRequest) {
  try {
    const tractor = await getTractorFacts({ slug, language }, options);
    return tractor.discontinued ? null : tractor;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
