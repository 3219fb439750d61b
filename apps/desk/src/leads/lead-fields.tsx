import type { LeadDetail } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import styles from '../frame/frame.module.css';

/** Values of the enquiry except name and number. */
export function LeadFields({ fields }: Pick<LeadDetail, 'fields'>) {
  const { t } = useTranslation('desk');
  return (
    <dl>
      {Object.entries(fields)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.soft}>{t(`lead_field.${name}`, { defaultValue: name })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
