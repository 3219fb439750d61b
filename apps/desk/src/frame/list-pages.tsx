import { Link, useTranslation } from '@tractor-haat/platform';
import styles from './frame.module.css';

type Props = {
  path: string;
  search: URLSearchParams;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
};

/** Links to the newest and to older entries of a list, with the filters of the address. */
export function ListPages({ path, search, next }: Props) {
  const { t } = useTranslation('desk');
  const filters = [...search].filter(([name]) => name !== 'after');
  const address = (entries: string[][]) => [path, new URLSearchParams(entries)].join('?');
  return (
    <p className={styles.row}>
      {search.has('after') && <Link to={address(filters)}>{t('newest')}</Link>}
      {next !== null && <Link to={address([...filters, ['after', next]])}>{t('older')}</Link>}
    </p>
  );
}
