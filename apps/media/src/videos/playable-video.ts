import type { VideoCard } from '@tractor-haat/api-client';

export type PlayableVideo = Pick<
  VideoCard,
  'youtube_id' | 'title' | 'poster' | 'sources' | 'captions' | 'voices'
>;

/** Island props are serialised into the HTML, so unused fields are omitted. */
export const toPlayableVideo = ({
  youtube_id,
  title,
  poster,
  sources,
  captions,
  voices,
}: VideoCard): PlayableVideo => ({ youtube_id, title, poster, sources, captions, voices });
