import type { ImplementsAnswer, ImplementsPage, ImplementsQuery } from '../contract/implements.ts';
import { type CallOptions, getJson } from './request.ts';

/**
 * One page of implements with its filters. Throws `ApiError`: 400 for an unknown type or brand,
 * 404 for a page after the last one.
 */
export async function listImplements(
  query: ImplementsQuery = {},
  options: CallOptions = {},
): Promise<ImplementsPage> {
  return (await getJson<ImplementsAnswer>('/api/v1/implements', query, options)).data;
}
