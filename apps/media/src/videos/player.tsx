import type { VideoCard } from '@tractor-haat/api-client';
import { ClipPlayer, type Turn } from './clip-player.tsx';
import { YoutubeFacade } from './youtube-facade.tsx';

export interface PlayerProps {
  readonly video: VideoCard;
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
