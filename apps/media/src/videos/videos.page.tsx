import { PageHead, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { EmptyState, Wrap } from '@tractor-haat/ui';
import { Crumbs } from '../components/crumbs.tsx';
import { Pages } from '../components/pages.tsx';
import { PlaylistRow } from '../playlists/playlist-row.tsx';
import { loadVideos, type VideoList } from './load-videos.ts';
import { VideoCard } from './video-card.tsx';
import { VideoFilters } from './video-filters.tsx';
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
