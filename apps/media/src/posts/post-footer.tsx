import type { Post } from '@tractor-haat/api-client';
import { Link } from '@tractor-haat/platform';
import { ChipRow, FilterChip } from '@tractor-haat/ui';
import { Share } from '../share/share.tsx';
import styles from './post-foot.module.css';
import { PrintButton } from './print-button.tsx';
import { toPostPath, toTagPath } from './to-post-path.ts';

export function PostFooter({ post }: { post: Post }) {
  return (
    <div className={styles.foot}>
      <ChipRow>
        {post.tags.map(({ slug, name }) => (
          <FilterChip key={slug} as={Link} to={toTagPath(slug)}>
            {name.text}
          </FilterChip>
        ))}
      </ChipRow>
      <div className={styles.actions}>
        <Share title={post.title.text} path={toPostPath(post.slug)} />
        <PrintButton />
      </div>
    </div>
  );
}
