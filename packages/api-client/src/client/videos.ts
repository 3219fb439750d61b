import type { VideosAnswer, VideosPage, VideosQuery } from '../contract/videos.ts';
import { type CallOptions, getJson } from './request.ts';

/** One page of videos, newest first. Throws `ApiError` 404 for a page after the last one. */
export async function listVideos(
  query: VideosQuery = {},
  options: CallOptions = {},
): Promise<VideosPage> {
  return (await getJson<VideosAnswer>('/api/v1/videos', query, options)).data;
}
