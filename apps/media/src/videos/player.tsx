import type { VideoCard } from '@tractor-haat/api-client';
import { ClipPlayer } from './clip-player.tsx';
import { YoutubeFacade } from './youtube-facade.tsx';

/** Plays a video wherever it is kept. */
export function Player({ video, priority }: { video: VideoCard; priority: boolean }) {
  return video.youtube_id === null ? (
    <ClipPlayer video={video} priority={priority} />
  ) : (
    <YoutubeFacade id={video.youtube_id} video={video} priority={priority} />
  );
}
