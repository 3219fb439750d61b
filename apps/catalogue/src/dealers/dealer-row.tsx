import type { DealerCard } from '@tractor-haat/api-client';
import { nameLanguage } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Tag } from '@tractor-haat/ui';
import { DealerContacts } from './dealer-contacts.tsx';
import { toDealerPath } from './dealer-paths.ts';
import styles from './dealers.module.css';

export function DealerRow({
  dealer,
  distance_km: km,
}: {
  dealer: DealerCard;
  distance_km?: number | null;
}) {
  const { t } = useTranslation('dealers');
  const { language } = usePage();
  const { brand_name, district_name, state_name } = dealer;
  return (
    <article className={styles.row}>
      <div>
        <h3 className={styles.name}>
          <Link to={toDealerPath(dealer)} lang={nameLanguage(dealer.name, language)} translate="no">
            {dealer.name}
          </Link>
        </h3>
        <p className={styles.place}>
          <b lang={brand_name.language} translate="no">
            {brand_name.text}
          </b>
          <span>
            {dealer.area}, <span lang={district_name.language}>{district_name.text}</span>,{' '}
            <span lang={state_name.language}>{state_name.text}</span>
          </span>
        </p>
        <p className={styles.tags}>
          {typeof km === 'number' ? (
            <Tag variant="chosen">{km === 0 ? t('near.own') : t('near.km', { km })}</Tag>
          ) : null}
          {dealer.demo ? <Tag variant="note">{t('lists:demo')}</Tag> : null}
        </p>
      </div>
      <DealerContacts dealer={dealer} />
    </article>
  );
}
