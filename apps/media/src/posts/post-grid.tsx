import type { PostCard as Card } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Drawing } from '../components/drawing.tsx';
import styles from './post-card.module.css';
import gridStyles from './post-grid.module.css';
import { toCardPicture, toPostPath } from './to-post-path.ts';

interface PostCardProps {
  readonly post: Card;
  readonly priority?: boolean;
  readonly as?: 'h2' | 'h3';
}

function PostCard({ post, priority = false, as: Heading = 'h2' }: PostCardProps) {
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

/** With `h2` headings the grid is the main list of its page, whose first picture is above the fold. */
export function PostGrid({ posts, as = 'h2' }: { posts: readonly Card[]; as?: 'h2' | 'h3' }) {
  return (
    <ul className={gridStyles.grid}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} as={as} priority={as === 'h2' && index < 1} />
        </li>
      ))}
    </ul>
  );
}
