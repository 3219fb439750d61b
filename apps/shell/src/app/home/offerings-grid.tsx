import { picturePath } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Picture } from '@tractor-haat/ui';
import { offerings } from './offerings.ts';
import styles from './offerings-grid.module.css';

export function OfferingsGrid() {
  const { t } = useTranslation('home');
  return (
    <ul className={styles.grid}>
      {offerings.map(({ label, to, picture, wideOnly }) => (
        <li key={to} className={wideOnly && styles.wideOnly}>
          <Link to={to} className={styles.tile}>
            <Picture
              source={(width, format) =>
                picturePath(
                  { kind: 'tile', id: picture, view: 'card' },
                  width === 400 ? 400 : 200,
                  format,
                )
              }
              widths={[200, 400]}
              sizes="(min-width: 800px) 136px, 30vw"
              width={200}
              height={150}
              alt=""
            />
            <span className={styles.name}>{t(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
