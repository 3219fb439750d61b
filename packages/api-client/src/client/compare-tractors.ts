import type {
  ComparedResponse,
  Comparison,
  ComparisonPair,
  ComparisonsResponse,
  TractorFactsResponse,
  TractorName,
  TractorNamesResponse,
} from '../contract/comparisons.contract.ts';
import type { Language } from '../contract/language.ts';
import type { TractorFacts } from '../contract/tractors.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** Fetches two to four tractors by slug. Throws `ApiError` 404 for an unknown slug. */
export async function compareTractors(
  query: { slug: readonly string[]; language?: Language },
  options: CallOptions = {},
): Promise<Comparison> {
  return (await getJson<ComparedResponse>('/api/v1/compared-tractors', query, options)).data;
}

/** Fetches the pairs of tractors that editors have chosen for comparison, in their order. */
export async function listComparisons(
  query: { language?: Language } = {},
  options: CallOptions = {},
): Promise<ComparisonPair[]> {
  return (await getJson<ComparisonsResponse>('/api/v1/tractor-comparisons', query, options)).data;
}

/** Fetches the names of all tractors for a model picker. Set `include` to add the discontinued models. */
export async function listTractorNames(
  query: { language?: Language; include?: 'discontinued' } = {},
  options: CallOptions = {},
): Promise<TractorName[]> {
  return (await getJson<TractorNamesResponse>('/api/v1/tractor-names', query, options)).data;
}

/** Fetches one tractor by slug, without related content. Throws `ApiError` 404 for an unknown slug. */
export async function getTractorFacts(
  { slug, language }: { slug: string; language?: Language },
  options: CallOptions = {},
): Promise<TractorFacts> {
  const path = `/api/v1/tractor-facts/${encodeURIComponent(slug)}`;
  return (await getJson<TractorFactsResponse>(path, { language }, options)).data;
}
