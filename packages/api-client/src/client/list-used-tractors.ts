import type { Language } from '../contract/language.ts';
import type {
  UsedDetail,
  UsedDetailResponse,
  UsedPage,
  UsedQuery,
  UsedResponse,
} from '../contract/used.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** One page of used tractors. Throws `ApiError`: 400 for an unknown filter, 404 after the last page. */
export async function listUsedTractors(
  query: UsedQuery = {},
  options: CallOptions = {},
): Promise<UsedPage> {
  return (await getJson<UsedResponse>('/api/v1/used-tractors', query, options)).data;
}

/** One used tractor. Throws `ApiError` 404 when it is unknown or not published. */
export async function getUsedTractor(
  { id, language }: { id: string; language?: Language },
  options: CallOptions = {},
): Promise<UsedDetail> {
  const path = `/api/v1/used-tractors/${encodeURIComponent(id)}`;
  return (await getJson<UsedDetailResponse>(path, { language }, options)).data;
}
