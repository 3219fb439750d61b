import type { PostCard } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { SideLink } from '../components/side-link.tsx';
import { toCardPicture } from '../components/to-card-picture.ts';
import styles from './read-next.module.css';
import { toPostPath } from './to-post-path.ts';

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
            <SideLink to={toPostPath(slug)} title={title} picture={toCardPicture(picture)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
