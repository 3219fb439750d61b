import type {
  Reel,
  ReelQuery,
  ReelResponse,
  ReelsPage,
  ReelsQuery,
  ReelsResponse,
} from '../contract/reels.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

const REELS_PATH = '/api/v1/reels';

/** Fetches one page of reels, newest first. Throws `ApiError` 404 after the last page. */
export async function listReels(
  query: ReelsQuery = {},
  options: CallOptions = {},
): Promise<ReelsPage> {
  return (await getJson<ReelsResponse>(REELS_PATH, query, options)).data;
}

/** Fetches a reel by slug. Throws `ApiError` 404 for an unknown slug. */
export async function getReel(
  { slug, ...query }: ReelQuery,
  options: CallOptions = {},
): Promise<Reel> {
  return (await getJson<ReelResponse>(`${REELS_PATH}/${encodeURIComponent(slug)}`, query, options))
    .data;
}
