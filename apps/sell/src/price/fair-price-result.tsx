import type { Comparable, FairPrice } from '@tractor-haat/api-client';
import { formatRupees } from '@tractor-haat/i18n';
import { usedTractorName, usedTractorPath } from '@tractor-haat/pages';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Price, Table } from '@tractor-haat/ui';
import styles from './fair-price.module.css';

export function FairPriceResult({ price }: { price: FairPrice }) {
  const { t } = useTranslation('sell');
  const { language } = usePage();
  const { name, range, new_price_inr, low_percent, high_percent, comparables, needed } = price;
  const formatAmount = (amount: number) => formatRupees(amount, language);
  return (
    <div className={styles.result}>
      {range ? (
        <>
          <p className={styles.label}>{t('fair.asks', { name })}</p>
          <Price amount={[range.min_inr, range.max_inr]} language={language} size="big" />
          <p className={styles.how}>
            {t('fair.how', {
              count: comparables.length,
              low: low_percent,
              high: high_percent,
              fresh: formatAmount(new_price_inr ?? 0),
              from: formatAmount(range.min_inr),
              to: formatAmount(range.max_inr),
            })}
          </p>
        </>
      ) : (
        <p>
          <b>{t('fair.not_enough')}</b>{' '}
          {comparables.length >= needed
            ? t('fair.no_new_price', { name })
            : t('fair.found', { count: comparables.length, needed })}
        </p>
      )}
      {price.demo ? <p className={styles.note}>{t('fair.demo')}</p> : null}
      {comparables.length > 0 ? (
        <details className={styles.details}>
          <summary>{t('fair.show', { count: comparables.length })}</summary>
          <Table
            caption={t('fair.caption')}
            corner={t('fair.listing')}
            columns={[
              { id: 'price', name: t('fair.asked'), align: 'end' },
              { id: 'fresh', name: t('fair.new'), align: 'end' },
              { id: 'percent', name: t('fair.share'), align: 'end' },
            ]}
            rows={comparables.map((comparable) => ({
              id: String(comparable.id),
              name: <UsedTractorLink listing={comparable} />,
              cells: {
                price: formatAmount(comparable.price_inr),
                fresh: formatAmount(comparable.new_price_inr),
                percent: `${comparable.percent}%`,
              },
            }))}
          />
        </details>
      ) : null}
    </div>
  );
}

const UsedTractorLink = ({ listing }: { listing: Comparable }) => (
  <Link to={usedTractorPath(listing)}>{usedTractorName(listing)}</Link>
);
