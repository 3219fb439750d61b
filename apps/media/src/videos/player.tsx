import { island, useTranslation } from '@tractor-haat/platform/island';
import { PlayIcon } from '@tractor-haat/ui/icons';
import { type MouseEvent, useState } from 'react';
import { Drawing } from '../components/drawing.tsx';
import { ClipPlayer, type PlaylistAutoplay } from './clip-player.tsx';
import type { PlayableVideo } from './playable-video.ts';
import styles from './youtube-facade.module.css';

interface PlayerProps {
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

interface YoutubeFacadeProps {
  readonly id: string;
  readonly video: PlayableVideo;
  readonly priority: boolean;
}

/**
 * Requests nothing from YouTube until the visitor presses play, and then uses the cookieless domain. Without JavaScript
 * the button is a link to the video.
 */
function YoutubeFacade({ id, video, priority }: YoutubeFacadeProps) {
  const { t } = useTranslation('videos');
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <iframe
        className={styles.frame}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
        title={video.title.text}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a
      className={styles.facade}
      href={`https://www.youtube.com/watch?v=${id}`}
      rel="noopener noreferrer"
      aria-label={t('play_of', { title: video.title.text })}
      onClick={play}
    >
      <Drawing
        picture={video.poster}
        widths={[400, 600, 800]}
        sizes="(min-width: 800px) 600px, 100vw"
        alt=""
        width={640}
        height={360}
        priority={priority}
        className={styles.poster}
      />
      <span className={styles.play}>
        <PlayIcon size={30} />
      </span>
      <span className={styles.note}>{t('from_youtube')}</span>
    </a>
  );
}
