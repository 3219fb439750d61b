import { formatMonth } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { Field, NativeSelect } from '@tractor-haat/ui';
import { memo } from 'react';
import { monthAfter } from './due-month.ts';
import type { Change } from './use-calculator.ts';

/** How far ahead the first instalment may be chosen: the next harvest but one. */
const MONTHS_AHEAD = 18;

interface StartFieldProps {
  /** `2026-12`; '' for the next month. */
  readonly start: string;
  readonly change: Change;
  /** Month in which the first instalment falls due where none is chosen. */
  readonly nextMonth: string;
}

/** When the first instalment falls due. */
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
          {startMonths(nextMonth, start).map((month) => (
            <option key={month} value={month === nextMonth ? '' : month}>
              {formatMonth(month, language)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
});

/** Months to choose from; one of a shared address stays even when it is past. */
function startMonths(next: string, chosen: string): string[] {
  const ahead = Array.from({ length: MONTHS_AHEAD }, (_, place) => monthAfter(next, place));
  return !chosen || ahead.includes(chosen) ? ahead : [chosen, ...ahead];
}
