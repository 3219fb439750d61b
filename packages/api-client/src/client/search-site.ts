import type {
  HomeSearchInput,
  HomeSearchResponse,
  SearchQuery,
  SearchResponse,
  SearchResults,
  SearchSuggestion,
} from '../contract/search.contract.ts';
import { type CallOptions, getJson, postJson } from './get-json.ts';

/** Fetches up to eight suggestions while a visitor types a query. */
export async function suggest(
  body: HomeSearchInput,
  options: CallOptions = {},
): Promise<SearchSuggestion[]> {
  return (await postJson<HomeSearchResponse>('/api/home_search', body, options)).data ?? [];
}

/**
 * Fetches the first results of every kind, or with `kind` one page of them. Throws `ApiError` 404 after the last page.
 */
export async function searchSite(
  query: SearchQuery,
  options: CallOptions = {},
): Promise<SearchResults> {
  return (await getJson<SearchResponse>('/api/v1/search', query, options)).data;
}
