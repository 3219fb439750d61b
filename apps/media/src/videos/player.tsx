import { island } from '@tractor-haat/platform/island';
import { ClipPlayer, type PlaylistAutoplay } from './clip-player.tsx';
import type { PlayableVideo } from './playable-video.ts';
import { YoutubeFacade } from './youtube-facade.tsx';

export interface PlayerProps {
  readonly video: PlayableVideo;
  readonly priority: boolean;
  /** Autoplay state in a playlist; undefined for a single video. */
  readonly autoplay?: PlaylistAutoplay | undefined;
}

/** Selects the player by the video's host. */
export function Player({ video, priority, autoplay }: PlayerProps) {
  return video.youtube_id === null ? (
    <ClipPlayer video={video} priority={priority} autoplay={autoplay} />
  ) : (
    <YoutubeFacade id={video.youtube_id} video={video} priority={priority} />
  );
}

export const PlayerIsland = island(
  'media/player',
  ({ video, priority }: Pick<PlayerProps, 'video' | 'priority'>) => (
    <Player video={video} priority={priority} />
  ),
);
