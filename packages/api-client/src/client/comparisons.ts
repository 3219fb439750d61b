import type {
  ComparedAnswer,
  Comparison,
  ComparisonPair,
  ComparisonsAnswer,
  TractorFactsAnswer,
  TractorName,
  TractorNamesAnswer,
} from '../contract/comparisons.ts';
import type { Language } from '../contract/language.ts';
import type { TractorFacts } from '../contract/tractors.ts';
import { type CallOptions, getJson } from './request.ts';

/** Two to four tractors side by side, by slug. Throws `ApiError` with status 404 for an unknown one. */
export async function compareTractors(
  query: { slug: readonly string[]; language?: Language },
  options: CallOptions = {},
): Promise<Comparison> {
  return (await getJson<ComparedAnswer>('/api/v1/compared-tractors', query, options)).data;
}

/** Comparisons that the editors chose. */
export async function listComparisons(
  query: { language?: Language } = {},
  options: CallOptions = {},
): Promise<ComparisonPair[]> {
  return (await getJson<ComparisonsAnswer>('/api/v1/tractor-comparisons', query, options)).data;
}

/** Every tractor to choose from, by brand and model. */
export async function listTractorNames(
  query: { language?: Language } = {},
  options: CallOptions = {},
): Promise<TractorName[]> {
  return (await getJson<TractorNamesAnswer>('/api/v1/tractor-names', query, options)).data;
}

/** One tractor by its slug, without what goes with it; 404 when there is none. */
export async function getTractorFacts(
  { slug, language }: { slug: string; language?: Language },
  options: CallOptions = {},
): Promise<TractorFacts> {
  const path = `/api/v1/tractor-facts/${encodeURIComponent(slug)}`;
  return (await getJson<TractorFactsAnswer>(path, { language }, options)).data;
}
