import { listVideos, type VideosPage } from '@tractor-haat/api-client';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { askApi, pageOf, readAddress } from '../loading/ask-api.ts';

export interface VideoList {
  /** The topic or brand that is asked for. */
  readonly topic: string | null;
  readonly brand: string | null;
  readonly result: VideosPage;
}

/** One page of clips, `?page=` from 1, of a `?topic=` or a `?brand=`. */
export async function loadVideos({ request }: LoaderFunctionArgs): Promise<VideoList> {
  const { language, query } = readAddress(request);
  const topic = query.get('topic');
  const brand = query.get('brand');
  const result = await askApi(() =>
    listVideos(
      { page: pageOf(query), language, ...(topic ? { topic } : {}), ...(brand ? { brand } : {}) },
      { signal: request.signal },
    ),
  );
  return { topic, brand, result };
}
