import type { PostCard as Card } from '@tractor-haat/api-client';
import { PostCard } from './post-card.tsx';
import styles from './post-grid.module.css';

/** With `h2` headings the grid is the main list of its page, whose first picture is above the fold. */
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
