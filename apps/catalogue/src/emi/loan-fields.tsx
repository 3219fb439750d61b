import { formatMonth, formatNumber, formatRupees } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Field, FieldRow, NativeSelect, RangeField } from '@tractor-haat/ui';
import { memo } from 'react';
import { monthAfter } from './due-month.ts';
import { downOf, type EmiInputs } from './emi-inputs.ts';
import { EverySelect } from './every-select.tsx';
import { LIMITS, monthLimits } from './limits.ts';
import { ModelField, type PricedModel } from './model-field.tsx';
import type { Change } from './use-calculator.ts';

/** How far ahead the first instalment may be chosen: the next harvest but one. */
const MONTHS_AHEAD = 18;

interface LoanFieldsProps {
  readonly inputs: EmiInputs;
  readonly change: Change;
  readonly models: readonly PricedModel[];
  /** Month in which the first instalment falls due where none is chosen. */
  readonly nextMonth: string;
}

/** What is borrowed and how it is paid back. */
export const LoanFields = memo(({ inputs, change, models, nextMonth }: LoanFieldsProps) => {
  const { t } = useTranslation('emi');
  const { language } = usePage();
  const { price, rate, months, every } = inputs;
  const down = downOf(inputs);
  const grouped = (value: number) => formatNumber(value, language);
  const rupees = (value: number) => formatRupees(value, language);
  const texts = { less: t('less'), more: t('more') };
  const money = { unit: '₹', unitAt: 'start', format: grouped, valueText: rupees, texts } as const;
  return (
    <>
      <ModelField inputs={inputs} change={change} models={models} />
      <RangeField
        {...money}
        {...LIMITS.price}
        label={t('field.price')}
        name="price"
        value={price}
        onChange={(value) => change({ price: value })}
      />
      <RangeField
        {...money}
        {...LIMITS.down}
        max={price}
        label={t('field.down', { percent: grouped(Math.round((down / price) * 100)) })}
        name="down"
        value={down}
        onChange={(value) => change({ down: value })}
      />
      <RangeField
        {...LIMITS.rate}
        label={t('field.rate')}
        unit="%"
        name="rate"
        value={rate}
        valueText={(value) => `${value}%`}
        texts={texts}
        onChange={(value) => change({ rate: value })}
      />
      <RangeField
        {...monthLimits(every)}
        label={t('field.months')}
        unit={t('months')}
        name="months"
        value={months}
        valueText={(value) => `${value} ${t('months')}`}
        texts={texts}
        onChange={(value) => change({ months: value })}
      />
      <FieldRow>
        <EverySelect name="every" value={every} onChange={(chosen) => change({ every: chosen })} />
        <Field label={t('field.start')}>
          {(control) => (
            <NativeSelect
              {...control}
              name="start"
              value={inputs.start}
              onChange={({ target }) => change({ start: target.value })}
            >
              {startMonths(nextMonth, inputs.start).map((month) => (
                <option key={month} value={month === nextMonth ? '' : month}>
                  {formatMonth(month, language)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </FieldRow>
    </>
  );
});

/** Months to choose from; one of a shared address stays even when it is past. */
function startMonths(next: string, chosen: string): string[] {
  const ahead = Array.from({ length: MONTHS_AHEAD }, (_, place) => monthAfter(next, place));
  return !chosen || ahead.includes(chosen) ? ahead : [chosen, ...ahead];
}
