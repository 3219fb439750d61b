import { Link, useTranslation } from '@tractor-haat/platform';
import styles from './frame.module.css';

type Props = {
  path: string;
  search: URLSearchParams;
  /** Null on the last page. */
  next: string | null;
};

export function ListPages({ path, search, next }: Props) {
  const { t } = useTranslation('desk');
  const filters = [...search].filter(([name]) => name !== 'after');
  const toPath = (entries: string[][]) => [path, new URLSearchParams(entries)].join('?');
  return (
    <p className={styles.row}>
      {search.has('after') && <Link to={toPath(filters)}>{t('newest')}</Link>}
      {next !== null && <Link to={toPath([...filters, ['after', next]])}>{t('older')}</Link>}
    </p>
  );
}
