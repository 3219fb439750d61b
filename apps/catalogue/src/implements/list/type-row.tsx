import type { ImplementType } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import styles from './type-row.module.css';

/** From one type's list to another's. */
export function TypeRow({
  types,
  current,
}: {
  types: readonly Pick<ImplementType, 'slug' | 'name'>[];
  current: string | undefined;
}) {
  const { t } = useTranslation('implements');
  if (types.length === 0) return null;
  return (
    <nav aria-label={t('list.types')}>
      <ul className={styles.row}>
        {types.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              className={styles.type}
              to={`/tractor-implements-in-india/${slug}`}
              aria-current={slug === current ? 'page' : undefined}
              lang={name.language}
            >
              {name.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
