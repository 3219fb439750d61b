import { api, type ReviewsPage } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { tractorName, tractorPath } from '@tractor-haat/pages';
import { Link, usePage, useTranslation, type WidgetLoaderArgs } from '@tractor-haat/platform';
import { Rail, Rating, Tag } from '@tractor-haat/ui';
import type { RowProps } from '../contract.ts';
import styles from './owner-reviews.module.css';

type Review = ReviewsPage['items'][number];

export async function loader({
  props,
  language,
  signal,
}: WidgetLoaderArgs<RowProps>): Promise<Review[]> {
  const { items } = await api.get('/api/v1/reviews', {
    query: { sort: 'newest', language },
    signal,
  });
  return items.slice(0, props.limit);
}

export function Component({ data }: RowProps & { data: Review[] }) {
  if (data.length === 0) return null;
  return (
    <Rail columns={3}>
      {data.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </Rail>
  );
}

function ReviewCard({ review }: { review: Review }) {
  const { t } = useTranslation('reviews');
  const { language } = usePage();
  const { rating, tractor, text, name, district, demo, written_on } = review;
  return (
    <article className={styles.review}>
      <p className={styles.head}>
        <Rating
          value={rating}
          valueText={String(rating)}
          label={t('stars_of', { value: rating })}
          short
        />
        {demo ? <Tag variant="plain">{t('lists:demo')}</Tag> : null}
      </p>
      <h3 className={styles.title}>
        <Link to={tractorPath(tractor)} translate="no">
          {tractorName(tractor)}
        </Link>
      </h3>
      <p lang={text.language}>{text.text}</p>
      <p className={styles.by}>
        <span lang={text.language}>{name}</span>
        <span>{district ? `, ${district}` : ''}</span> · {formatDate(written_on, language)}
      </p>
    </article>
  );
}
