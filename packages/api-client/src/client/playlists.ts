import type { Language } from '../contract/language.ts';
import type {
  Playlist,
  PlaylistAnswer,
  PlaylistCard,
  PlaylistQuery,
  PlaylistsAnswer,
} from '../contract/playlists.ts';
import { type CallOptions, getJson } from './request.ts';

const PATH = '/api/v1/playlists';

/** All playlists, in the order in which the site shows them. */
export async function listPlaylists(
  query: { language?: Language } = {},
  options: CallOptions = {},
): Promise<PlaylistCard[]> {
  return (await getJson<PlaylistsAnswer>(PATH, query, options)).data;
}

/** One playlist with its videos. Throws `ApiError` 404 when there is none of that slug. */
export async function getPlaylist(
  { slug, ...query }: PlaylistQuery,
  options: CallOptions = {},
): Promise<Playlist> {
  return (await getJson<PlaylistAnswer>(`${PATH}/${encodeURIComponent(slug)}`, query, options))
    .data;
}
