import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { memo } from 'react';
import {
  calculateFlatInstalment,
  calculateFlatInterest,
  toReducingRate,
} from './calculate-offer-costs.ts';
import { EarlyPanel } from './early-panel.tsx';
import styles from './emi.module.css';
import { type EmiInputs, toLoanTerms } from './emi-inputs.ts';
import { INPUT_LIMITS } from './limits.ts';
import { NumberField } from './number-field.tsx';
import { OffersPanel } from './offers-panel.tsx';
import type { Schedule } from './schedule.ts';
import { ScheduleList } from './schedule-list.tsx';
import type { ChangeInputs } from './use-calculator.ts';
import { YearChart } from './year-chart.tsx';

export interface EmiPanelsProps {
  /** Updates during a drag, for panels that render fast. */
  readonly current: EmiInputs;
  /** Updates after a drag, for panels that render slowly. */
  readonly settled: EmiInputs;
  readonly schedule: Schedule;
  readonly change: ChangeInputs;
  /** First instalment if the visitor selects no month, such as `2026-12`. */
  readonly nextMonth: string;
}

export default function EmiPanels({
  current,
  settled,
  schedule,
  change,
  nextMonth,
}: EmiPanelsProps) {
  const start = settled.start || nextMonth;
  return (
    <>
      <YearChart schedule={schedule} every={settled.every} />
      <ScheduleList schedule={schedule} every={settled.every} start={start} />
      <EarlyPanel inputs={current} change={change} start={start} />
      <FlatPanel inputs={current} change={change} />
      <OffersPanel inputs={current} change={change} />
    </>
  );
}

const FlatPanel = memo(({ inputs, change }: { inputs: EmiInputs; change: ChangeInputs }) => {
  const { t } = useTranslation('emi');
  const { language } = usePage();
  const flat = { ...toLoanTerms(inputs), ratePercent: inputs.flat };
  const reducing = formatNumber(toReducingRate(flat), language);
  return (
    <section className={styles.panel} aria-labelledby="flat">
      <h2 id="flat">{t('flat.title')}</h2>
      <p>{t('flat.intro')}</p>
      <div className={styles.trio}>
        <NumberField
          label={t('flat.rate')}
          name="flat"
          value={inputs.flat}
          limits={INPUT_LIMITS.rate}
          onChange={(rate) => change({ flat: rate })}
        />
      </div>
      <p className={styles.answer}>
        <b>{t('flat.is', { flat: formatNumber(inputs.flat, language), reducing })}</b>{' '}
        {t('flat.costs', {
          instalment: formatRupees(calculateFlatInstalment(flat), language),
          interest: formatRupees(calculateFlatInterest(flat), language),
        })}
      </p>
    </section>
  );
});
