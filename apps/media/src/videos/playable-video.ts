import type { VideoCard } from '@tractor-haat/api-client';

export type PlayableVideo = Pick<
  VideoCard,
  'youtube_id' | 'title' | 'poster' | 'sources' | 'captions' | 'voices'
>;

/** Reduces a video to the player's fields: island props are part of the page's data. */
export const playableVideo = ({
  youtube_id,
  title,
  poster,
  sources,
  captions,
  voices,
}: VideoCard): PlayableVideo => ({ youtube_id, title, poster, sources, captions, voices });
