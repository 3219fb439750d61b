import type {
  Video,
  VideoQuery,
  VideoResponse,
  VideosPage,
  VideosQuery,
  VideosResponse,
} from '../contract/videos.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

const VIDEOS_PATH = '/api/v1/videos';

/** Fetches one page of videos, newest first. Throws `ApiError` 404 after the last page. */
export async function listVideos(
  query: VideosQuery = {},
  options: CallOptions = {},
): Promise<VideosPage> {
  return (await getJson<VideosResponse>(VIDEOS_PATH, query, options)).data;
}

/** Fetches a video with related videos. Throws `ApiError` 404 for an unknown slug. */
export async function getVideo(
  { slug, ...query }: VideoQuery,
  options: CallOptions = {},
): Promise<Video> {
  return (
    await getJson<VideoResponse>(`${VIDEOS_PATH}/${encodeURIComponent(slug)}`, query, options)
  ).data;
}
