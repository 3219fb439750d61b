import {
  listPlaylists,
  listVideos,
  type PlaylistCard,
  type VideosPage,
} from '@tractor-haat/api-client';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { callApi, parsePageUrl, readPageNumber } from '../loading/call-api.ts';

export interface VideoList {
  readonly topic: string | null;
  readonly brand: string | null;
  readonly result: VideosPage;
  /** Empty on later pages and with filters. */
  readonly playlists: readonly PlaylistCard[];
}

export async function loadVideos({ request }: LoaderFunctionArgs): Promise<VideoList> {
  const { language, query } = parsePageUrl(request);
  const topic = query.get('topic');
  const brand = query.get('brand');
  const page = readPageNumber(query);
  const options = { signal: request.signal };
  const videoQuery = { page, language, ...(topic ? { topic } : {}), ...(brand ? { brand } : {}) };
  return callApi(async () => {
    const [result, playlists] = await Promise.all([
      listVideos(videoQuery, options),
      topic || brand || page > 1
        ? []
        : // If the playlists fail to load, the page shows only the videos.
          listPlaylists({ language }, options).catch(() => []),
    ]);
    return { topic, brand, result, playlists };
  });
}
