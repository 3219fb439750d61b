import type { PlaylistCard } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Thumbnail } from '../components/thumbnail.tsx';
import styles from './playlist-row.module.css';
import { toPlaylistPath } from './to-playlist-path.ts';

export function PlaylistRow({ playlists }: { playlists: readonly PlaylistCard[] }) {
  const { t } = useTranslation('videos');
  if (playlists.length === 0) return null;
  return (
    <section className={styles.playlists} aria-labelledby="playlists">
      <h2 id="playlists">{t('playlists.title')}</h2>
      <ul className={styles.row}>
        {playlists.map(({ slug, title, description, poster, video_count }) => (
          <li key={slug}>
            <Link className={styles.playlist} to={toPlaylistPath(slug)}>
              <span className={styles.picture}>
                <Thumbnail picture={poster} sizes="160px" />
              </span>
              <span className={styles.words}>
                <b lang={title.language}>{title.text}</b>
                <span lang={description.language}>{description.text}</span>
                <span className={styles.count}>
                  {t('playlists.videos', { count: video_count })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
