import { getPlaylist, type Playlist, sharePicture } from '@tractor-haat/api-client';
import {
  Link,
  type LoaderFunctionArgs,
  notFound,
  PageHead,
  useLoaderData,
  useNavigate,
  useTranslation,
} from '@tractor-haat/platform';
import { Tag, Wrap } from '@tractor-haat/ui';
import { useState } from 'react';
import { Crumbs } from '../components/crumbs.tsx';
import { callApi, parsePageUrl } from '../loading/call-api.ts';
import { Share } from '../share/share.tsx';
import { Player } from '../videos/player.tsx';
import styles from './playlist.module.css';
import { PlaylistVideos } from './playlist-videos.tsx';
import { toPlaylistPath } from './to-playlist-path.ts';

export { loadPlaylist as loader };

/** Starts the next video automatically. Without JavaScript each video is a link. */
export function Component() {
  const { t } = useTranslation('videos');
  const { playlist, currentIndex } = useLoaderData<PlaylistPage>();
  const navigate = useNavigate();
  const [autoplaySlug, setAutoplaySlug] = useState<string | null>(null);
  const { slug, title, description, videos } = playlist;
  const video = videos[currentIndex];
  if (!video) return null;
  const next = videos[currentIndex + 1];
  const onEnded = () => {
    if (!next) return;
    setAutoplaySlug(next.slug);
    navigate(toPlaylistPath(slug, next.slug), { replace: true, preventScrollReset: true });
  };
  return (
    <Wrap className={styles.page}>
      <PageHead
        title={title.text}
        description={description.text}
        picture={sharePicture(playlist.poster)}
      />
      <Crumbs items={[{ name: t('title'), to: '/tractor-videos' }, { name: title.text }]} />
      <h1 lang={title.language}>{title.text}</h1>
      <p className={styles.intro} lang={description.language}>
        {description.text}
      </p>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Player
            key={video.slug}
            video={video}
            priority
            autoplay={{ begins: autoplaySlug === video.slug, onEnded }}
          />
          <p className={styles.facts}>
            <span>{t('playlists.place', { place: currentIndex + 1, count: videos.length })}</span>
            <span>{t('duration', { count: video.duration_seconds })}</span>
            {video.demo ? <Tag>{t('demo')}</Tag> : null}
          </p>
          <h2 lang={video.title.language}>{video.title.text}</h2>
          <p lang={video.description.language}>{video.description.text}</p>
          <details className={styles.transcript}>
            <summary>{t('transcript')}</summary>
            <p lang={video.transcript.language}>{video.transcript.text}</p>
          </details>
          <Link className={styles.whole} to={`/tractor-videos/${video.slug}`}>
            {t('playlists.whole')}
          </Link>
        </div>
        <div className={styles.side}>
          <PlaylistVideos
            playlist={playlist}
            currentIndex={currentIndex}
            onChoose={() => setAutoplaySlug(null)}
          />
          <Share title={title.text} path={toPlaylistPath(slug)} />
        </div>
      </div>
    </Wrap>
  );
}

interface PlaylistPage {
  readonly playlist: Playlist;
  readonly currentIndex: number;
}

async function loadPlaylist({ request, params }: LoaderFunctionArgs): Promise<PlaylistPage> {
  const { language, query } = parsePageUrl(request);
  const playlist = await callApi(() =>
    getPlaylist({ slug: params.slug ?? '', language }, { signal: request.signal }),
  );
  const videoSlug = query.get('video');
  const currentIndex = videoSlug ? playlist.videos.findIndex(({ slug }) => slug === videoSlug) : 0;
  if (currentIndex < 0) throw notFound();
  return { playlist, currentIndex };
}
