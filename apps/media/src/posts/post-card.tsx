import type { PostCard as Card } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Drawing } from '../components/drawing.tsx';
import { toCardPicture } from '../components/to-card-picture.ts';
import styles from './post-card.module.css';
import { toPostPath } from './to-post-path.ts';

export interface PostCardProps {
  readonly post: Card;
  readonly priority?: boolean;
  readonly as?: 'h2' | 'h3';
}

export function PostCard({ post, priority = false, as: Heading = 'h2' }: PostCardProps) {
  const { t } = useTranslation('posts');
  const { language } = usePage();
  const [category] = post.categories;
  return (
    <article className={styles.card}>
      <Drawing
        picture={toCardPicture(post.picture)}
        widths={[200, 400, 600]}
        sizes="(min-width: 800px) 380px, 100vw"
        alt=""
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.words}>
        {category ? <p className={styles.shelf}>{t(`category_${category}`)}</p> : null}
        <Heading className={styles.title} lang={post.title.language}>
          <Link to={toPostPath(post.slug)}>{post.title.text}</Link>
        </Heading>
        <p className={styles.description} lang={post.description.language}>
          {post.description.text}
        </p>
        <p className={styles.facts}>
          {formatDate(post.published_on, language)} ·{' '}
          {t('minutes', { count: post.reading_minutes })}
        </p>
      </div>
    </article>
  );
}
