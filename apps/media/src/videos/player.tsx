import { island } from '@tractor-haat/platform/island';
import { ClipPlayer, type PlaylistAutoplay } from './clip-player.tsx';
import type { PlayableVideo } from './playable-video.ts';
import { YoutubeFacade } from './youtube-facade.tsx';

export interface PlayerProps {
  readonly video: PlayableVideo;
  readonly priority: boolean;
  /** Undefined outside playlists. */
  readonly autoplay?: PlaylistAutoplay | undefined;
}

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
