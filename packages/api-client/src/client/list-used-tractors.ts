import type { Language } from '../contract/language.ts';
import type {
  UsedDetail,
  UsedDetailResponse,
  UsedPage,
  UsedQuery,
  UsedResponse,
} from '../contract/used.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** Fetches one page of used tractors. Throws `ApiError` 400 for an unknown filter, and 404 after the last page. */
export async function listUsedTractors(
  query: UsedQuery = {},
  options: CallOptions = {},
): Promise<UsedPage> {
  return (await getJson<UsedResponse>('/api/v1/used-tractors', query, options)).data;
}

/** Fetches a used tractor. Throws `ApiError` 404 for an unknown or unpublished listing. */
export async function getUsedTractor(
  { id, language }: { id: string; language?: Language },
  options: CallOptions = {},
): Promise<UsedDetail> {
  const path = `/api/v1/used-tractors/${encodeURIComponent(id)}`;
  return (await getJson<UsedDetailResponse>(path, { language }, options)).data;
}
