import type { VideoCard } from '@tractor-haat/api-client';

export type PlayableVideo = Pick<
  VideoCard,
  'youtube_id' | 'title' | 'poster' | 'sources' | 'captions' | 'voices'
>;

/** Picks the player's fields of a video, because the props of an island are sent with the page. */
export const playableVideo = ({
  youtube_id,
  title,
  poster,
  sources,
  captions,
  voices,
}: VideoCard): PlayableVideo => ({ youtube_id, title, poster, sources, captions, voices });
