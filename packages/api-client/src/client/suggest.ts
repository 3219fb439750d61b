import type {
  HomeSearchInput,
  HomeSearchResponse,
  SearchSuggestion,
} from '../contract/search.contract.ts';
import { type CallOptions, postJson } from './get-json.ts';

/** Fetches up to eight suggestions while a visitor types a query. */
export async function suggest(
  body: HomeSearchInput,
  options: CallOptions = {},
): Promise<SearchSuggestion[]> {
  return (await postJson<HomeSearchResponse>('/api/home_search', body, options)).data ?? [];
}
