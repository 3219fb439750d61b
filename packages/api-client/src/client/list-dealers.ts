import type {
  DealerDetail,
  DealerResponse,
  DealersPage,
  DealersQuery,
  DealersResponse,
  NearDealer,
  SuggestedDealersInput,
  SuggestedDealersResponse,
} from '../contract/dealers.contract.ts';
import type { Language } from '../contract/language.ts';
import { type CallOptions, getJson, postJson } from './get-json.ts';

/** Fetches one page of dealers. Throws `ApiError` 400 for an unknown filter, and 404 after the last page. */
export async function listDealers(
  query: DealersQuery,
  options: CallOptions = {},
): Promise<DealersPage> {
  return (await getJson<DealersResponse>('/api/v1/dealers', query, options)).data;
}

/** Fetches a dealer with other dealers nearby. Throws `ApiError` 404 for an unknown id. */
export async function getDealer(
  { id, language }: { id: string; language?: Language },
  options: CallOptions = {},
): Promise<DealerDetail> {
  const path = `/api/v1/dealers/${encodeURIComponent(id)}`;
  return (await getJson<DealerResponse>(path, { language }, options)).data;
}

/** Fetches the dealers within 100 km of a district, nearest first. `nearest` is set only if `dealers` is empty. */
export async function suggestDealers(
  body: SuggestedDealersInput,
  options: CallOptions = {},
): Promise<{ dealers: readonly NearDealer[]; nearest: NearDealer | null }> {
  const path = '/api/suggested_dealer_list';
  const response = await postJson<SuggestedDealersResponse>(path, body, options);
  if (response.data === null) return { dealers: [], nearest: null };
  return { dealers: response.data, nearest: response.nearest ?? null };
}
