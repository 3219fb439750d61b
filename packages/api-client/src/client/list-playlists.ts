import type { Language } from '../contract/language.ts';
import type {
  Playlist,
  PlaylistCard,
  PlaylistQuery,
  PlaylistResponse,
  PlaylistsResponse,
} from '../contract/playlists.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

const PLAYLISTS_PATH = '/api/v1/playlists';

/** Fetches all playlists in display order. */
export async function listPlaylists(
  query: { language?: Language } = {},
  options: CallOptions = {},
): Promise<PlaylistCard[]> {
  return (await getJson<PlaylistsResponse>(PLAYLISTS_PATH, query, options)).data;
}

/** Fetches a playlist with its videos. Throws `ApiError` 404 for an unknown slug. */
export async function getPlaylist(
  { slug, ...query }: PlaylistQuery,
  options: CallOptions = {},
): Promise<Playlist> {
  return (
    await getJson<PlaylistResponse>(`${PLAYLISTS_PATH}/${encodeURIComponent(slug)}`, query, options)
  ).data;
}
