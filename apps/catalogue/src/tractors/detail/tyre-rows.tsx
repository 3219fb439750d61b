import type { TractorDetail } from '@tractor-haat/api-client';
import { formatRupees } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import styles from '../../components/detail.module.css';

export function TyreRows({ tractor }: { tractor: TractorDetail }) {
  const { t } = useTranslation('specs');
  const { language } = usePage();
  const { tyres, front_tyres, rear_tyres } = tractor;
  if (tyres.length === 0) {
    const sizes = [...rear_tyres, ...front_tyres];
    return <p>{sizes.length > 0 ? sizes.join(', ') : t('detail.tyres.none')}</p>;
  }
  return (
    <>
      <ul className={`${styles.rows} ${styles.prices}`}>
        {tyres.map((tyre) => (
          <li key={tyre.id}>
            <Link to={`/tyre/${tyre.brand_slug}/${tyre.slug}/${tyre.id}`} translate="no">
              {tyre.brand_name.text} {tyre.model}{' '}
              <span className={styles.unbroken}>{tyre.size}</span>
            </Link>
            <span>{t(`lists:value.position.${tyre.position}`)}</span>
            <span>{tyre.price ? formatRupees(tyre.price.min_inr, language) : '–'}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/tyres?tractor=${tractor.id}`}>{t('lists:see_all')}</Link>
      </p>
    </>
  );
}
