import type { VideosPage } from '@tractor-haat/api-client';
import { Link, PageHead, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Breadcrumb, EmptyState, Pagination, Wrap } from '@tractor-haat/ui';
import { loadVideos } from './load-videos.ts';
import { VideoCard } from './video-card.tsx';
import styles from './videos.module.css';

export { loadVideos as loader };

const addressOf = (page: number) => (page > 1 ? `?page=${page}` : '');

/** Clips that play here, each with its words to read. */
export function Component() {
  const { t } = useTranslation('videos');
  const { items, page, pages } = useLoaderData<VideosPage>();
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('title_head')} description={t('intro')} query={addressOf(page)} />
      <Breadcrumb
        label={t('breadcrumb')}
        as={Link}
        items={[{ name: t('home'), to: '/' }, { name: t('title') }]}
      />
      <h1>{t('title_head')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      {items.length === 0 ? <EmptyState title={t('empty')} /> : null}
      <ul className={styles.list}>
        {items.map((video, place) => (
          <li key={video.id}>
            <VideoCard video={video} priority={place === 0} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        as={Link}
        page={page}
        pages={pages}
        to={(wanted) => `.${addressOf(wanted)}`}
        texts={{
          previous: t('previous'),
          next: t('next'),
          page: (wanted) => t('page_of', { page: wanted, pages }),
        }}
      />
    </Wrap>
  );
}
