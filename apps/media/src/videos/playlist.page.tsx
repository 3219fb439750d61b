import { api, type Playlist, sharePicture } from '@tractor-haat/api-client';
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
import { callApi, parsePageUrl } from '../components/call-api.ts';
import { Crumbs } from '../components/crumbs.tsx';
import { Share } from '../components/share.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { Player } from './player.tsx';
import styles from './playlist.module.css';
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
    api.get('/api/v1/playlists/:slug', {
      params: { slug: params.slug ?? '' },
      query: { language },
      signal: request.signal,
    }),
  );
  const videoSlug = query.get('video');
  const currentIndex = videoSlug ? playlist.videos.findIndex(({ slug }) => slug === videoSlug) : 0;
  if (currentIndex < 0) throw notFound();
  return { playlist, currentIndex };
}

interface PlaylistVideosProps {
  readonly playlist: Playlist;
  readonly currentIndex: number;
  readonly onChoose: () => void;
}

function PlaylistVideos({ playlist, currentIndex, onChoose }: PlaylistVideosProps) {
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
