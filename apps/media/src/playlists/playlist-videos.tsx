import type { Playlist } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Thumbnail } from '../components/thumbnail.tsx';
import styles from './playlist.module.css';
import { toPlaylistPath } from './to-playlist-path.ts';

export interface PlaylistVideosProps {
  readonly playlist: Playlist;
  readonly currentIndex: number;
  readonly onChoose: () => void;
}

export function PlaylistVideos({ playlist, currentIndex, onChoose }: PlaylistVideosProps) {
  const { t } = useTranslation('videos');
  return (
    <section aria-labelledby="in-list">
      <h2 id="in-list" className={styles.listTitle}>
        {t('playlists.in_list')}
      </h2>
      <ol className={styles.list}>
        {playlist.videos.map(({ slug, title, poster, duration_seconds }, index) => (
          <li key={slug}>
            <Link
              className={styles.video}
              to={toPlaylistPath(playlist.slug, index > 0 ? slug : undefined)}
              aria-current={index === currentIndex ? 'true' : undefined}
              preventScrollReset
              onClick={onChoose}
            >
              <span className={styles.number}>{index + 1}</span>
              <span>
                <Thumbnail picture={poster} sizes="112px" className={styles.small} />
              </span>
              <span className={styles.words}>
                <b lang={title.language}>{title.text}</b>
                <span>
                  {index === currentIndex
                    ? t('playlists.now')
                    : t('duration', { count: duration_seconds })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
