import type { Language } from '../contract/language.ts';
import type {
  UsedAnswer,
  UsedDetail,
  UsedDetailAnswer,
  UsedPage,
  UsedQuery,
} from '../contract/used.ts';
import { type CallOptions, getJson } from './request.ts';

/** One page of used tractors with its filters; 400 for an unknown filter, 404 for a page too far. */
export async function listUsed(
  query: UsedQuery = {},
  options: CallOptions = {},
): Promise<UsedPage> {
  return (await getJson<UsedAnswer>('/api/v1/used-tractors', query, options)).data;
}

/** One used tractor; 404 when there is none of that number, or when it is not shown (any more). */
export async function getUsed(
  { id, language }: { id: string; language?: Language },
  options: CallOptions = {},
): Promise<UsedDetail> {
  const path = `/api/v1/used-tractors/${encodeURIComponent(id)}`;
  return (await getJson<UsedDetailAnswer>(path, { language }, options)).data;
}
