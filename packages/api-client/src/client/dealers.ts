import type { DealersAnswer, DealersPage, DealersQuery } from '../contract/dealers.ts';
import { type CallOptions, getJson } from './request.ts';

/** One page of dealers of a kind; 400 for an unknown filter, 404 for a page too far. */
export async function listDealers(
  query: DealersQuery,
  options: CallOptions = {},
): Promise<DealersPage> {
  return (await getJson<DealersAnswer>('/api/v1/dealers', query, options)).data;
}
