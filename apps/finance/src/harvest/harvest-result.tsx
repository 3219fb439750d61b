import { formatDate, formatNumber, formatRupees } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Table } from '@tractor-haat/ui';
import styles from '../emi/emi.module.css';
import { calculateSchedule } from '../emi/schedule.ts';
import { calculateHarvestRows, type HarvestTerms, sumInterest } from './calculate-harvest-rows.ts';

const AMOUNT_COLUMNS = ['principal', 'interest', 'instalment', 'balance'] as const;

export function HarvestResult({ terms }: { terms: HarvestTerms }) {
  const { t } = useTranslation('harvest');
  const { language } = usePage();
  const { principal, ratePercent, months } = terms;
  const formatAmount = (amount: number) => formatRupees(amount, language);
  if (principal === 0) return <p className={styles.answer}>{t('nothing')}</p>;
  const rows = calculateHarvestRows(terms);
  const monthly = calculateSchedule({ principal, ratePercent, months, frequency: 'monthly' });
  const interest = sumInterest(rows);
  return (
    <>
      <p className={styles.answer}>
        <b>{t('answer', { count: rows.length, interest: formatAmount(interest) })}</b>{' '}
        {t('monthly', {
          number: formatNumber(monthly.rows.length, language),
          instalment: formatAmount(monthly.instalment),
          interest: formatAmount(monthly.interest),
        })}{' '}
        {t(interest > monthly.interest ? 'costs_more' : 'costs_less', {
          amount: formatAmount(Math.abs(interest - monthly.interest)),
        })}
      </p>
      <Table
        caption={t('caption')}
        corner={t('column.date')}
        columns={[
          { id: 'days', name: t('column.days'), align: 'end' },
          ...AMOUNT_COLUMNS.map((id) => ({ id, name: t(`column.${id}`), align: 'end' as const })),
        ]}
        rows={rows.map((row) => ({
          id: row.date,
          name: formatDate(row.date, language),
          cells: {
            days: formatNumber(row.days, language),
            ...Object.fromEntries(AMOUNT_COLUMNS.map((id) => [id, formatAmount(row[id])])),
          },
        }))}
      />
      <p className={styles.days}>{t('note')}</p>
    </>
  );
}
