import type { Post } from '@tractor-haat/api-client';
import { Link } from '@tractor-haat/platform';
import { ChipRow, FilterChip } from '@tractor-haat/ui';
import { Share } from '../share/share.tsx';
import styles from './post-foot.module.css';
import { postPath, tagPath } from './post-path.ts';
import { PrintButton } from './print-button.tsx';

export function PostFooter({ post }: { post: Post }) {
  return (
    <div className={styles.foot}>
      <ChipRow>
        {post.tags.map(({ slug, name }) => (
          <FilterChip key={slug} as={Link} to={tagPath(slug)}>
            {name.text}
          </FilterChip>
        ))}
      </ChipRow>
      <div className={styles.actions}>
        <Share title={post.title.text} path={postPath(post.slug)} />
        <PrintButton />
      </div>
    </div>
  );
}
