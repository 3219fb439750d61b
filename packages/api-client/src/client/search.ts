import type {
  HomeSearchAnswer,
  HomeSearchInput,
  SearchAnswer,
  SearchFindings,
  SearchQuery,
  SearchSuggestion,
} from '../contract/search.ts';
import { type CallOptions, getJson, postJson } from './request.ts';

/** Up to eight places on the site that fit what was typed so far. */
export async function suggest(
  body: HomeSearchInput,
  options: CallOptions = {},
): Promise<SearchSuggestion[]> {
  return (await postJson<HomeSearchAnswer>('/api/home_search', body, options)).data ?? [];
}

/** Everything that fits, by kind. Throws `ApiError` 404 for a page after the last one. */
export async function searchSite(
  query: SearchQuery,
  options: CallOptions = {},
): Promise<SearchFindings> {
  return (await getJson<SearchAnswer>('/api/v1/search', query, options)).data;
}
