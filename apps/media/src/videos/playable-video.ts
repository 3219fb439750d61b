import type { VideoCard } from '@tractor-haat/api-client';

/** As much of a video as its player uses. */
export type PlayableVideo = Pick<
  VideoCard,
  'youtube_id' | 'title' | 'poster' | 'sources' | 'captions' | 'voices'
>;

/** The props of a player are sent to the browser: without the words that stand beside it. */
export const playableVideo = ({
  youtube_id,
  title,
  poster,
  sources,
  captions,
  voices,
}: VideoCard): PlayableVideo => ({ youtube_id, title, poster, sources, captions, voices });
