import { getPlaylist, type Playlist } from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, notFound } from '@tractor-haat/platform';
import { askApi, readAddress } from '../loading/ask-api.ts';

export interface PlaylistPage {
  readonly playlist: Playlist;
  /** Place of the video that is shown, from 0. */
  readonly place: number;
}

/** A playlist at `?video=`, or at its beginning. */
export async function loadPlaylist({ request, params }: LoaderFunctionArgs): Promise<PlaylistPage> {
  const { language, query } = readAddress(request);
  const playlist = await askApi(() =>
    getPlaylist({ slug: params.slug ?? '', language }, { signal: request.signal }),
  );
  const videoSlug = query.get('video');
  const place = videoSlug ? playlist.videos.findIndex(({ slug }) => slug === videoSlug) : 0;
  if (place < 0) throw notFound();
  return { playlist, place };
}
