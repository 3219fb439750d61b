import type { ReviewItem, ReviewSummary } from '@tractor-haat/api-client';
import { formatDate, formatNumber } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Rating, RatingHistogram, Tag } from '@tractor-haat/ui';
import styles from './reviews.module.css';

export function ReviewSummaryBox({ summary }: { summary: ReviewSummary }) {
  const { t } = useTranslation('reviews');
  const { language } = usePage();
  const { average, count, histogram } = summary;
  if (average === null) return <p>{t('none')}</p>;
  const [five = 0, four = 0, three = 0, two = 0, one = 0] = histogram;
  return (
    <div className={styles.summary}>
      <div>
        <p className={styles.mean}>
          <Rating
            value={average}
            valueText={formatNumber(average, language)}
            label={t('stars_of', { value: average })}
          />
        </p>
        <p className={styles.soft}>
          <span>{t('count', { count })}</span>
          <span>{summary.demo ? ` · ${t('lists:demo')}` : null}</span>
        </p>
      </div>
      <RatingHistogram
        label={t('spread')}
        counts={[five, four, three, two, one]}
        rowLabel={(stars, percent) => t('row', { count: stars, stars, percent })}
      />
    </div>
  );
}

type Item = ReviewItem & {
  readonly tractor?: { id: number; slug: string; brand_name: { text: string }; model: string };
};

export function ReviewList({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('reviews');
  const { language } = usePage();
  return (
    <ul className={styles.list}>
      {items.map((review) => (
        <li key={review.id} className={styles.review}>
          <p className={styles.head}>
            <Rating
              value={review.rating}
              valueText={String(review.rating)}
              label={t('stars_of', { value: review.rating })}
              short
            />
            {review.tractor ? (
              <Link to={`/tractor/${review.tractor.slug}/${review.tractor.id}`} translate="no">
                {review.tractor.brand_name.text} {review.tractor.model}
              </Link>
            ) : null}
            {review.demo ? <Tag variant="plain">{t('lists:demo')}</Tag> : null}
          </p>
          <p lang={review.text.language}>{review.text.text}</p>
          <p className={styles.soft}>
            <span lang={review.text.language}>{review.name}</span>
            <span>{review.district ? `, ${review.district}` : ''}</span>
            <span>{review.state_name ? `, ${review.state_name.text}` : ''}</span> ·{' '}
            {formatDate(review.written_on, language)}
          </p>
        </li>
      ))}
    </ul>
  );
}
