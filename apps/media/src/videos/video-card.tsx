import type { VideoCard as Video } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Tag } from '@tractor-haat/ui';
import { toPlayableVideo } from './playable-video.ts';
import { PlayerIsland } from './player.tsx';
import styles from './video-card.module.css';

export function VideoCard({ video, priority }: { video: Video; priority: boolean }) {
  const { t } = useTranslation('videos');
  return (
    <article className={styles.card} aria-labelledby={`video-${video.id}`}>
      <PlayerIsland video={toPlayableVideo(video)} priority={priority} />
      <div className={styles.words}>
        <p className={styles.facts}>
          <span>{t(`topic_${video.topic_slug}`)}</span>
          <span>{t('duration', { count: video.duration_seconds })}</span>
          {video.demo ? <Tag>{t('demo')}</Tag> : null}
        </p>
        <h2 id={`video-${video.id}`} className={styles.title} lang={video.title.language}>
          <Link to={`/tractor-videos/${video.slug}`}>{video.title.text}</Link>
        </h2>
        <p lang={video.description.language}>{video.description.text}</p>
        <details className={styles.transcript}>
          <summary>{t('transcript')}</summary>
          <p lang={video.transcript.language}>{video.transcript.text}</p>
        </details>
      </div>
    </article>
  );
}
