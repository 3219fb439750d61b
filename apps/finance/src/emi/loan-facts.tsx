import { formatMonth, formatNumber, formatRupees } from '@tractor-haat/i18n';
import { MONTHS_BETWEEN_INSTALMENTS } from '@tractor-haat/pages/loan';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import styles from './emi.module.css';
import { calculateDown, type EmiInputs, toLoanTerms } from './emi-inputs.ts';
import { addMonths, type Schedule } from './schedule.ts';

interface InstalmentProps {
  readonly inputs: EmiInputs;
  readonly schedule: Schedule;
}

export function Instalment({ inputs: { every }, schedule }: InstalmentProps) {
  const { t } = useTranslation('emi');
  const { language } = usePage();
  return (
    <output className={styles.instalment}>
      <span>{t('result.instalment')}</span>
      <span>
        <b>{formatRupees(schedule.instalment, language)}</b> {t(`per.${every}`)}
      </span>
    </output>
  );
}

export function LoanFacts(props: { inputs: EmiInputs; schedule: Schedule; start: string }) {
  const { inputs, schedule, start } = props;
  const { t } = useTranslation('emi');
  const { language } = usePage();
  const formatAmount = (value: number) => formatRupees(value, language);
  const { principal } = toLoanTerms(inputs);
  const lastRow = schedule.rows.at(-1);
  if (principal === 0 || !lastRow) return <p>{t('result.nothing')}</p>;
  const month = addMonths(start, (lastRow.number - 1) * MONTHS_BETWEEN_INSTALMENTS[inputs.every]);
  // For print, because a printed page has no sliders that show these values.
  const inputFacts = [
    { name: t('field.price'), value: formatAmount(inputs.price) },
    { name: t('field.rate'), value: `${formatNumber(inputs.rate, language)}%` },
    { name: t('field.months'), value: `${formatNumber(inputs.months, language)} ${t('months')}` },
  ];
  const facts = [
    { name: t('result.loan'), value: formatAmount(principal) },
    { name: t('result.interest'), value: formatAmount(schedule.interest) },
    { name: t('result.paid'), value: formatAmount(schedule.paid) },
    { name: t('result.whole'), value: formatAmount(schedule.paid + calculateDown(inputs)) },
    { name: t('result.number'), value: formatNumber(lastRow.number, language) },
    {
      name: t('result.last'),
      value: `${formatAmount(lastRow.instalment)}, ${formatMonth(month, language)}`,
    },
  ];
  const share = Math.round((schedule.interest / schedule.paid) * 100);
  return (
    <>
      <dl className={styles.facts}>
        {[...inputFacts, ...facts].map(({ name, value }, index) => (
          <div key={name} className={index < inputFacts.length ? styles.printed : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hundred}>{t('result.hundred', { share })}</p>
    </>
  );
}
