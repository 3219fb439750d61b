import type { PostCard } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { cardPicture } from '../components/card-picture.ts';
import { SideLink } from '../components/side-link.tsx';
import { postPath } from './post-path.ts';
import styles from './read-next.module.css';

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
            <SideLink to={postPath(slug)} title={title} picture={cardPicture(picture)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
