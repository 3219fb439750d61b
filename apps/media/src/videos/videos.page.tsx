import { Link, PageHead, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { EmptyState, Wrap } from '@tractor-haat/ui';
import { Crumbs } from '../pieces/crumbs.tsx';
import { Pages } from '../pieces/pages.tsx';
import { loadVideos, type VideoList } from './load-videos.ts';
import { VideoCard } from './video-card.tsx';
import styles from './videos.module.css';

export { loadVideos as loader };

function queryOf({ topic, brand }: Pick<VideoList, 'topic' | 'brand'>, page: number): string {
  const query = new URLSearchParams();
  if (topic) query.set('topic', topic);
  if (brand) query.set('brand', brand);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Clips that play here, each with its words to read. */
export function Component() {
  const { t } = useTranslation('videos');
  const { topic, brand, result } = useLoaderData<VideoList>();
  const { items, page, pages, topics } = result;
  const title = topic ? t(`topic_${topic}`) : t('title_head');
  return (
    <Wrap className={styles.page}>
      <PageHead
        title={topic ? `${title}: ${t('title')}` : title}
        description={t('intro')}
        query={queryOf({ topic, brand }, page)}
      />
      <Crumbs
        items={
          topic
            ? [{ name: t('title'), to: '/tractor-videos' }, { name: title }]
            : [{ name: t('title') }]
        }
      />
      <h1>{title}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      <nav className={styles.topics} aria-label={t('topics')}>
        <Link to="/tractor-videos" aria-current={topic ? undefined : 'page'}>
          {t('all')}
        </Link>
        {topics.map((one) => (
          <Link
            key={one}
            to={`/tractor-videos?topic=${one}`}
            aria-current={one === topic ? 'page' : undefined}
          >
            {t(`topic_${one}`)}
          </Link>
        ))}
      </nav>
      {items.length === 0 ? <EmptyState title={t('empty')} /> : null}
      <ul className={styles.list}>
        {items.map((video, place) => (
          <li key={video.id}>
            <VideoCard video={video} priority={place === 0} />
          </li>
        ))}
      </ul>
      <Pages page={page} pages={pages} to={(wanted) => queryOf({ topic, brand }, wanted)} />
    </Wrap>
  );
}
