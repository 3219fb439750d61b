import type { VideosPage } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import styles from './videos.module.css';

export interface VideoFiltersProps extends Pick<VideosPage, 'topics' | 'brands'> {
  readonly topic: string | null;
  readonly brand: string | null;
}

/** Ways into a part of the videos: by topic and, where videos are about brands, by brand. */
export function VideoFilters({ topics, brands, topic, brand }: VideoFiltersProps) {
  const { t } = useTranslation('videos');
  return (
    <>
      <nav className={styles.topics} aria-label={t('topics')}>
        <Link to="/tractor-videos" aria-current={topic || brand ? undefined : 'page'}>
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
      {brands.length > 0 ? (
        <nav className={styles.topics} aria-label={t('brands')}>
          {brands.map(({ slug, name }) => (
            <Link
              key={slug}
              to={`/tractor-videos?brand=${slug}`}
              aria-current={slug === brand ? 'page' : undefined}
            >
              {name.text}
            </Link>
          ))}
        </nav>
      ) : null}
    </>
  );
}
