import type { PostCard as Card } from '@tractor-haat/api-client';
import { PostCard } from './post-card.tsx';
import styles from './post-grid.module.css';

/** In a list page the first picture is above the fold, so it loads eagerly. */
export function PostGrid({ posts, as = 'h2' }: { posts: readonly Card[]; as?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} as={as} priority={as === 'h2' && index < 1} />
        </li>
      ))}
    </ul>
  );
}
