import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Field, NativeSelect } from '@tractor-haat/ui';
import styles from '../emi/emi.module.css';
import type { HarvestDay } from './harvest-question.ts';

const MONTH_NUMBERS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

/** Lenders set due dates in the middle or at the end of a month. */
const DUE_DAYS = MONTH_NUMBERS.flatMap((month) => {
  const lastDay = new Date(Date.UTC(2027, Number(month), 0)).getUTCDate();
  return [`${month}-15`, `${month}-${lastDay}`];
});

export function DayField({ name, input }: { name: 'kharif' | 'rabi'; input: HarvestDay }) {
  const { t } = useTranslation('harvest');
  const { language } = usePage();
  const isValidDay = input.error !== 'day';
  const days = DUE_DAYS.includes(input.text) ? DUE_DAYS : [...DUE_DAYS, input.text].sort();
  // `formatDate` needs a year, which is then removed from the text.
  const formatDay = (day: string) =>
    isValidDay || DUE_DAYS.includes(day)
      ? formatDate(`2028-${day}`, language).replace(/,? ?2028$/, '')
      : day;
  return (
    <Field
      className={styles.day}
      label={t(`field.${name}`)}
      error={input.error ? t(`error.${input.error}`) : undefined}
    >
      {(control) => (
        <NativeSelect {...control} name={name} defaultValue={input.text}>
          {days.map((day) => (
            <option key={day} value={day}>
              {formatDay(day)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
