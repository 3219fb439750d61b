import type { PostCard } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { cardPicture } from '../pieces/card-picture.ts';
import { Drawing } from '../pieces/drawing.tsx';
import { postPath } from './addresses.ts';
import styles from './read-next.module.css';

/** The posts nearest to this one. */
export function ReadNext({ posts }: { posts: readonly PostCard[] }) {
  const { t } = useTranslation('posts');
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="read-next">
      <h2 id="read-next" className={styles.title}>
        {t('read_next')}
      </h2>
      <ul>
        {posts.map(({ slug, title, picture }) => (
          <li key={slug}>
            <Link to={postPath(slug)} className={styles.post}>
              <span>
                <Drawing
                  picture={cardPicture(picture)}
                  widths={[200, 400]}
                  sizes="128px"
                  alt=""
                  className={styles.picture}
                />
              </span>
              <span lang={title.language}>{title.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
