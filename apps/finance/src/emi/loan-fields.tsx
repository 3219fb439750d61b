import { formatMonth, formatNumber, formatRupees } from '@tractor-haat/i18n';
import { type Frequency, INSTALMENT_FREQUENCIES } from '@tractor-haat/pages/loan';
import sections from '@tractor-haat/pages/sections.module.css';
import { useLocation, usePage, useTranslation } from '@tractor-haat/platform/island';
import { Field, FieldRow, NativeSelect, RangeField } from '@tractor-haat/ui';
import { memo, useMemo } from 'react';
import { findUnreadableAmount } from '../components/find-unreadable-amount.ts';
import styles from './emi.module.css';
import { calculateDown, DEFAULT_INPUTS, type EmiInputs, readLoanSum } from './emi-inputs.ts';
import { getMonthLimits, INPUT_LIMITS } from './limits.ts';
import { ModelField, type PricedModel } from './model-field.tsx';
import { addMonths } from './schedule.ts';
import type { ChangeInputs } from './use-calculator.ts';

interface LoanFieldsProps {
  readonly inputs: EmiInputs;
  readonly change: ChangeInputs;
  readonly models: readonly PricedModel[];
  readonly nextMonth: string;
}

export const LoanFields = memo(({ inputs, change, models, nextMonth }: LoanFieldsProps) => {
  const { t } = useTranslation('emi');
  const { language } = usePage();
  const { search } = useLocation();
  const { price, rate, months, every } = inputs;
  const down = calculateDown(inputs);
  const formatGrouped = (value: number) => formatNumber(value, language);
  const formatAmount = (value: number) => formatRupees(value, language);
  const texts = useStepTexts();
  const money = {
    unit: '₹',
    unitAt: 'start',
    format: formatGrouped,
    valueText: formatAmount,
    read: readLoanSum,
    texts: { ...texts, unread: t('unread') },
  } as const;
  return (
    <>
      <ModelField model={inputs.model} change={change} models={models} />
      <RangeField
        {...money}
        {...INPUT_LIMITS.price}
        label={t('field.price')}
        name="price"
        unreadText={findUnreadableAmount(search, 'price', readLoanSum)}
        value={price}
        onChange={(value) => change({ price: value })}
      />
      <RangeField
        {...money}
        {...INPUT_LIMITS.down}
        max={price}
        label={t('field.down', { percent: formatGrouped(Math.round((down / price) * 100)) })}
        name="down"
        unreadText={findUnreadableAmount(search, 'down', readLoanSum)}
        value={down}
        onChange={(value) => change({ down: value })}
      />
      <RateField rate={rate} change={change} />
      <MonthsField months={months} every={every} change={change} />
      <div className={styles.dates}>
        <FieldRow>
          <FrequencyField every={every} change={change} />
          <StartField start={inputs.start} change={change} nextMonth={nextMonth} />
        </FieldRow>
      </div>
    </>
  );
});

const RateField = memo(({ rate, change }: Pick<EmiInputs, 'rate'> & { change: ChangeInputs }) => {
  const { t } = useTranslation('emi');
  return (
    <div>
      <RangeField
        {...INPUT_LIMITS.rate}
        label={t('field.rate')}
        unit="%"
        name="rate"
        value={rate}
        valueText={(value) => `${value}%`}
        texts={useStepTexts()}
        onChange={(value) => change({ rate: value })}
      />
      <p className={sections.note}>{t('field.rate_hint', { rate: DEFAULT_INPUTS.rate })}</p>
    </div>
  );
});

const FrequencyField = memo(
  ({ every, change }: Pick<EmiInputs, 'every'> & { change: ChangeInputs }) => (
    <FrequencySelect name="every" value={every} onChange={(chosen) => change({ every: chosen })} />
  ),
);

type MonthsFieldProps = Pick<EmiInputs, 'months' | 'every'> & { change: ChangeInputs };

const MonthsField = memo(({ months, every, change }: MonthsFieldProps) => {
  const { t } = useTranslation('emi');
  return (
    <RangeField
      {...getMonthLimits(every)}
      label={t('field.months')}
      unit={t('months')}
      name="months"
      value={months}
      valueText={(value) => `${value} ${t('months')}`}
      texts={useStepTexts()}
      onChange={(value) => change({ months: value })}
    />
  );
});

function useStepTexts() {
  const { t } = useTranslation('emi');
  return useMemo(() => ({ less: t('less'), more: t('more') }), [t]);
}

/** Covers the next two harvests. */
const MAX_MONTH_CHOICES = 18;

interface StartFieldProps {
  /** A month such as `2026-12`, or '' for the next month. */
  readonly start: string;
  readonly change: ChangeInputs;
  readonly nextMonth: string;
}

const StartField = memo(({ start, change, nextMonth }: StartFieldProps) => {
  const { t } = useTranslation('emi');
  const { language } = usePage();
  return (
    <Field label={t('field.start')}>
      {(control) => (
        <NativeSelect
          {...control}
          name="start"
          value={start}
          onChange={({ target }) => change({ start: target.value })}
        >
          {listStartMonths(nextMonth, start).map((month) => (
            <option key={month} value={month === nextMonth ? '' : month}>
              {formatMonth(month, language)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
});

/** A shared URL may contain a past month, which becomes an option too. */
function listStartMonths(next: string, selected: string): string[] {
  const months = Array.from({ length: MAX_MONTH_CHOICES }, (_, index) => addMonths(next, index));
  return !selected || months.includes(selected) ? months : [selected, ...months];
}

interface FrequencySelectProps {
  readonly name: string;
  readonly value: Frequency;
  readonly onChange: (value: Frequency) => void;
}

export function FrequencySelect({ name, value, onChange }: FrequencySelectProps) {
  const { t } = useTranslation('emi');
  return (
    <Field label={t('field.every')}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          value={value}
          onChange={({ target }) => {
            const frequency = INSTALMENT_FREQUENCIES.find((option) => option === target.value);
            if (frequency) onChange(frequency);
          }}
        >
          {INSTALMENT_FREQUENCIES.map((every) => (
            <option key={every} value={every}>
              {t(`every.${every}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
