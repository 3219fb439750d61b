import { formatMonth } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { Field, NativeSelect } from '@tractor-haat/ui';
import { memo } from 'react';
import { addMonths } from './add-months.ts';
import type { ChangeInputs } from './use-calculator.ts';

/** Covers the next two harvests. */
const MAX_MONTH_CHOICES = 18;

interface StartFieldProps {
  /** A month such as `2026-12`, or '' for the next month. */
  readonly start: string;
  readonly change: ChangeInputs;
  readonly nextMonth: string;
}

export const StartField = memo(({ start, change, nextMonth }: StartFieldProps) => {
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
