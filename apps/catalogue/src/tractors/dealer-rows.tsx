import type { TractorDetail } from '@tractor-haat/api-client';
import { formatRupees, nameLanguage } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Box, ProperNames } from '@tractor-haat/ui';
import { toDealerPath } from '../dealers/dealer-paths.ts';
import styles from '../products/detail.module.css';

export function DealerRows({ tractor }: { tractor: TractorDetail }) {
  const { t } = useTranslation('specs');
  const { language } = usePage();
  const { dealers, dealer_count: count, brand_name, brand_slug } = tractor;
  return (
    <section>
      <Box labelledBy="dealers">
        <h2 id="dealers">
          <ProperNames
            text={t('detail.dealers.title', { brand: brand_name.text })}
            names={[brand_name.text]}
          />
        </h2>
        {dealers.some(({ demo }) => demo) ? <p className={styles.note}>{t('lists:demo')}</p> : null}
        {dealers.length === 0 ? <p>{t('detail.dealers.none')}</p> : null}
        <ul className={`${styles.rows} ${styles.lines}`}>
          {dealers.map((dealer) => (
            <li key={dealer.id}>
              <Link
                to={toDealerPath(dealer)}
                lang={nameLanguage(dealer.name, language)}
                translate="no"
              >
                {dealer.name}
              </Link>
              <span>
                {dealer.area},{' '}
                <span lang={dealer.district_name.language}>{dealer.district_name.text}</span>,{' '}
                <span lang={dealer.state_name.language}>{dealer.state_name.text}</span>
              </span>
              <span>{dealer.phone}</span>
            </li>
          ))}
        </ul>
        {count > dealers.length ? (
          <p>
            <Link to={`/tractor-dealers-in-india?brand=${brand_slug}`}>
              {t('detail.dealers.all', { count })}
            </Link>
          </p>
        ) : null}
      </Box>
    </section>
  );
}

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
