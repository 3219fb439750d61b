import { api, type PlaylistCard, type VideosPage } from '@tractor-haat/api-client';
import {
  Link,
  type LoaderFunctionArgs,
  PageHead,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { ChipNav, EmptyState, Wrap } from '@tractor-haat/ui';
import { callApi, parsePageUrl, readPageNumber } from '../components/call-api.ts';
import { Crumbs } from '../components/crumbs.tsx';
import { Pages } from '../components/pages.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import playlistStyles from './playlist-row.module.css';
import { toPlaylistPath } from './to-playlist-path.ts';
import { VideoCard } from './video-card.tsx';
import styles from './videos.module.css';

export { loadVideos as loader };

function toQuery({ topic, brand }: Pick<VideoList, 'topic' | 'brand'>, page: number): string {
  const query = new URLSearchParams();
  if (topic) query.set('topic', topic);
  if (brand) query.set('brand', brand);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search && `?${search}`;
}

export function Component() {
  const { t } = useTranslation('videos');
  const { topic, brand, result, playlists } = useLoaderData<VideoList>();
  const { items, page, pages, topics, brands } = result;
  const selectedBrand = brands.find(({ slug }) => slug === brand);
  const title = topic ? t(`topic_${topic}`) : (selectedBrand?.name.text ?? t('title_head'));
  const isFiltered = Boolean(topic || selectedBrand);
  return (
    <Wrap className={styles.page}>
      <PageHead
        title={isFiltered ? `${title}: ${t('title')}` : title}
        description={t('intro')}
        query={toQuery({ topic, brand }, page)}
      />
      <Crumbs
        items={
          isFiltered
            ? [{ name: t('title'), to: '/tractor-videos' }, { name: title }]
            : [{ name: t('title') }]
        }
      />
      <h1>{title}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      <VideoFilters topics={topics} brands={brands} topic={topic} brand={brand} />
      {items.length === 0 ? <EmptyState title={t('empty')} /> : null}
      <ul className={styles.list}>
        {items.map((video, index) => (
          <li key={video.id}>
            <VideoCard video={video} priority={index === 0} />
          </li>
        ))}
      </ul>
      <PlaylistRow playlists={playlists} />
      <Pages page={page} pages={pages} to={(target) => toQuery({ topic, brand }, target)} />
    </Wrap>
  );
}

interface VideoFiltersProps extends Pick<VideosPage, 'topics' | 'brands'> {
  readonly topic: string | null;
  readonly brand: string | null;
}

function VideoFilters({ topics, brands, topic, brand }: VideoFiltersProps) {
  const { t } = useTranslation('videos');
  return (
    <>
      <ChipNav
        label={t('topics')}
        as={Link}
        items={[
          { to: '/tractor-videos', text: t('all'), current: !(topic || brand) },
          ...topics.map((option) => ({
            to: `/tractor-videos?topic=${option}`,
            text: t(`topic_${option}`),
            current: option === topic,
          })),
        ]}
      />
      {brands.length > 0 ? (
        <ChipNav
          label={t('brands')}
          as={Link}
          items={brands.map(({ slug, name }) => ({
            to: `/tractor-videos?brand=${slug}`,
            text: name.text,
            lang: name.language,
            current: slug === brand,
          }))}
        />
      ) : null}
    </>
  );
}

interface VideoList {
  readonly topic: string | null;
  readonly brand: string | null;
  readonly result: VideosPage;
  /** Empty on later pages and with filters. */
  readonly playlists: readonly PlaylistCard[];
}

async function loadVideos({ request }: LoaderFunctionArgs): Promise<VideoList> {
  const { language, query } = parsePageUrl(request);
  const topic = query.get('topic');
  const brand = query.get('brand');
  const page = readPageNumber(query);
  const options = { signal: request.signal };
  const videoQuery = { page, language, ...(topic ? { topic } : {}), ...(brand ? { brand } : {}) };
  return callApi(async () => {
    const [result, playlists] = await Promise.all([
      api.get('/api/v1/videos', { query: videoQuery, ...options }),
      topic || brand || page > 1
        ? []
        : // If the playlists fail to load, the page shows only the videos.
          api.get('/api/v1/playlists', { query: { language }, ...options }).catch(() => []),
    ]);
    return { topic, brand, result, playlists };
  });
}

function PlaylistRow({ playlists }: { playlists: readonly PlaylistCard[] }) {
  const { t } = useTranslation('videos');
  if (playlists.length === 0) return null;
  return (
    <section className={playlistStyles.playlists} aria-labelledby="playlists">
      <h2 id="playlists">{t('playlists.title')}</h2>
      <ul className={playlistStyles.row}>
        {playlists.map(({ slug, title, description, poster, video_count }) => (
          <li key={slug}>
            <Link className={playlistStyles.playlist} to={toPlaylistPath(slug)}>
              <span className={playlistStyles.picture}>
                <Thumbnail picture={poster} sizes="160px" />
              </span>
              <span className={playlistStyles.words}>
                <b lang={title.language}>{title.text}</b>
                <span lang={description.language}>{description.text}</span>
                <span className={playlistStyles.count}>
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
