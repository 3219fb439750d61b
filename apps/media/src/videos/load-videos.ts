import {
  listPlaylists,
  listVideos,
  type PlaylistCard,
  type VideosPage,
} from '@tractor-haat/api-client';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { askApi, pageOf, readAddress } from '../loading/ask-api.ts';

export interface VideoList {
  /** The topic or brand that is asked for. */
  readonly topic: string | null;
  readonly brand: string | null;
  readonly result: VideosPage;
  /** On the first page of all videos only. */
  readonly playlists: readonly PlaylistCard[];
}

/** One page of clips, `?page=` from 1, of a `?topic=` or a `?brand=`. */
export async function loadVideos({ request }: LoaderFunctionArgs): Promise<VideoList> {
  const { language, query } = readAddress(request);
  const topic = query.get('topic');
  const brand = query.get('brand');
  const page = pageOf(query);
  const options = { signal: request.signal };
  const videoQuery = { page, language, ...(topic ? { topic } : {}), ...(brand ? { brand } : {}) };
  return askApi(async () => {
    const [result, playlists] = await Promise.all([
      listVideos(videoQuery, options),
      topic || brand || page > 1
        ? []
        : // Without them there are the videos.
          listPlaylists({ language }, options).catch(() => []),
    ]);
    return { topic, brand, result, playlists };
  });
}
