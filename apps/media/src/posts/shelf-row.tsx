import { POST_CATEGORIES, type PostCategory } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { BLOGS, categoryPath } from './addresses.ts';
import styles from './shelf-row.module.css';

/** All categories, to go from one to another. */
export function ShelfRow({ chosen }: { chosen: PostCategory | null }) {
  const { t } = useTranslation('posts');
  const shelf = (to: string, text: string, current: boolean) => (
    <Link key={to} to={to} className={styles.shelf} aria-current={current ? 'page' : undefined}>
      {text}
    </Link>
  );
  return (
    <nav className={styles.row} aria-label={t('categories')}>
      {shelf(BLOGS, t('all'), chosen === null)}
      {POST_CATEGORIES.map((one) => shelf(categoryPath(one), t(`category_${one}`), one === chosen))}
    </nav>
  );
}
