import { api, type PostCard, sharePicture, type Video } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import {
  Link,
  type LoaderFunctionArgs,
  PageHead,
  RemoteWidget,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Tag, Wrap } from '@tractor-haat/ui';
import { callApi, parsePageUrl } from '../components/call-api.ts';
import { Crumbs } from '../components/crumbs.tsx';
import { Share } from '../components/share.tsx';
import { SideLink } from '../components/side-link.tsx';
import { StructuredData } from '../components/structured-data.tsx';
import { toIndiaMidnight } from '../components/to-india-midnight.ts';
import { toPlayableVideo } from './playable-video.ts';
import { PlayerIsland } from './player.tsx';
import styles from './video.module.css';

export { loadVideo as loader };

export function Component() {
  const { t } = useTranslation('videos');
  const { language } = usePage();
  const { video, posts } = useLoaderData<VideoData>();
  const { title, description, transcript, poster, related } = video;
  return (
    <Wrap className={styles.page}>
      <PageHead title={title.text} description={description.text} picture={sharePicture(poster)} />
      <VideoFacts video={video} />
      <Crumbs
        items={[
          { name: t('title'), to: '/tractor-videos' },
          { name: t(`topic_${video.topic_slug}`), to: `/tractor-videos?topic=${video.topic_slug}` },
        ]}
      />
      <h1 lang={title.language}>{title.text}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PlayerIsland key={video.slug} video={toPlayableVideo(video)} priority />
          <p className={styles.facts}>
            <span>{formatDate(video.published_on, language)}</span>
            <span>{t('duration', { count: video.duration_seconds })}</span>
            {video.demo ? <Tag>{t('demo')}</Tag> : null}
          </p>
          <p lang={description.language}>{description.text}</p>
          <Share
            key={`share ${video.slug}`}
            title={title.text}
            path={`/tractor-videos/${video.slug}`}
          />
          <section aria-labelledby="transcript">
            <h2 id="transcript">{t('transcript')}</h2>
            <p className={styles.transcript} lang={transcript.language}>
              {transcript.text}
            </p>
          </section>
        </div>
        <aside className={styles.side}>
          <h2>{t('more_videos')}</h2>
          <ul>
            {related.map((relatedVideo) => (
              <li key={relatedVideo.id}>
                <SideLink
                  to={`/tractor-videos/${relatedVideo.slug}`}
                  title={relatedVideo.title}
                  picture={relatedVideo.poster}
                />
              </li>
            ))}
          </ul>
          {posts.length > 0 ? (
            <>
              <h2>{t('posts')}</h2>
              <ul className={styles.posts}>
                {posts.map((post) => (
                  <li key={post.slug}>
                    <Link
                      to={`/tractor-industry-news-blogs/${post.slug}`}
                      lang={post.title.language}
                    >
                      {post.title.text}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </aside>
      </div>
      <div className={styles.machines}>
        <RemoteWidget
          name="catalogue/related-machines"
          props={{ implementTypes: video.implement_types, tyres: video.topic_slug === 'tyres' }}
        />
      </div>
    </Wrap>
  );
}

function VideoFacts({ video }: { video: Video }) {
  const { origin } = usePage();
  const [clip] = video.sources;
  return (
    <StructuredData
      data={{
        '@type': 'VideoObject',
        name: video.title.text,
        description: video.description.text,
        thumbnailUrl: `${origin}${sharePicture(video.poster).path}`,
        uploadDate: toIndiaMidnight(video.published_on),
        duration: `PT${video.duration_seconds}S`,
        transcript: video.transcript.text,
        ...(clip ? { contentUrl: `${origin}${clip.src}` } : {}),
        ...(video.youtube_id
          ? { embedUrl: `https://www.youtube-nocookie.com/embed/${video.youtube_id}` }
          : {}),
      }}
    />
  );
}

interface VideoData {
  readonly video: Video;
  /** The post that explains the video's subject is first. */
  readonly posts: readonly PostCard[];
}

const MAX_POSTS = 3;

async function loadVideo({ request, params }: LoaderFunctionArgs): Promise<VideoData> {
  const { language } = parsePageUrl(request);
  const { signal } = request;
  return callApi(async () => {
    const video = await api.get('/api/v1/videos/:slug', {
      params: { slug: params.slug ?? '' },
      query: { language },
      signal,
    });
    const tag = video.implement_types[0] ?? video.topic_slug;
    // If the posts fail to load, the page shows the video without them.
    const relatedPosts = api.get('/api/v1/posts', { query: { tag, language }, signal }).then(
      ({ items }) => items,
      () => [],
    );
    const explainingPosts =
      video.post_slug === null
        ? []
        : await api
            .get('/api/v1/posts/:slug', {
              params: { slug: video.post_slug },
              query: { language },
              signal,
            })
            .then(
              (post) => [post],
              () => [],
            );
    const others = (await relatedPosts).filter(({ slug }) => slug !== video.post_slug);
    return { video, posts: [...explainingPosts, ...others].slice(0, MAX_POSTS) };
  });
}
