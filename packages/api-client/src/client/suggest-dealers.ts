import type {
  NearDealer,
  SuggestedDealersInput,
  SuggestedDealersResponse,
} from '../contract/dealers.contract.ts';
import { type CallOptions, postJson } from './get-json.ts';

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
