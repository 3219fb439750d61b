import { island } from '@tractor-haat/platform/island';
import { ClipPlayer, type Turn } from './clip-player.tsx';
import type { PlayableVideo } from './playable-video.ts';
import { YoutubeFacade } from './youtube-facade.tsx';

export interface PlayerProps {
  readonly video: PlayableVideo;
  readonly priority: boolean;
  /** Its turn in a playlist; left out where it stands alone. */
  readonly turn?: Turn | undefined;
}

/** Plays a video wherever it is kept. */
export function Player({ video, priority, turn }: PlayerProps) {
  return video.youtube_id === null ? (
    <ClipPlayer video={video} priority={priority} turn={turn} />
  ) : (
    <YoutubeFacade id={video.youtube_id} video={video} priority={priority} />
  );
}

/** The same where a video stands alone: hydrated by itself. */
export const PlayerIsland = island(
  'media/player',
  ({ video, priority }: Pick<PlayerProps, 'video' | 'priority'>) => (
    <Player video={video} priority={priority} />
  ),
);
