import { formatDate, formatNumber, formatRupees } from '@tractor-haat/i18n';
import { Form, useLocation, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, NativeSelect, Table, TextInput } from '@tractor-haat/ui';
import { calculateHarvestRows, type HarvestTerms, sumInterest } from './calculate-harvest-rows.ts';
import styles from './emi.module.css';
import { type HarvestDay, type HarvestQuestion, readHarvestQuestion } from './harvest-question.ts';
import { calculateSchedule } from './schedule.ts';

const NUMBER_FIELDS = ['price', 'down', 'rate', 'months'] as const;
const MAX_NUMBER_LENGTH = 40;

export default function HarvestCalculator({ today }: { today: string }) {
  const { t } = useTranslation('harvest');
  const { search } = useLocation();
  const question = readHarvestQuestion(search, today);
  const { from, kharif, rabi, state, terms } = question;
  return (
    <section className={styles.harvest} id="harvest">
      <h2>{t('title')}</h2>
      <p>{t('line')}</p>
      {/* Resets the uncontrolled fields when the URL changes. */}
      <Form key={search} className={styles.trio} action="#harvest" preventScrollReset>
        <input type="hidden" name="every" value="harvest" />
        {state ? <input type="hidden" name="state" value={state} /> : null}
        {NUMBER_FIELDS.map((name) => (
          <HarvestNumberField key={name} name={name} question={question} />
        ))}
        <Field
          className={styles.day}
          label={t('field.from')}
          error={from.error ? t('error.date') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              name="from"
              // A date input drops an invalid value, so an invalid value is shown as text.
              type={from.error ? 'text' : 'date'}
              defaultValue={from.text}
            />
          )}
        </Field>
        <DayField name="kharif" input={kharif} />
        <DayField name="rabi" input={rabi} />
        <Button type="submit" variant="action" wide className={styles.wide}>
          {t('submit')}
        </Button>
      </Form>
      <p className={styles.days}>{t(state ? 'days_of_state' : 'days_usual')}</p>
      <div aria-live="polite">
        {terms ? <HarvestResult terms={terms} /> : <Alert>{t('wrong')}</Alert>}
      </div>
    </section>
  );
}

function HarvestNumberField({
  name,
  question,
}: {
  name: (typeof NUMBER_FIELDS)[number];
  question: HarvestQuestion;
}) {
  const { t } = useTranslation('harvest');
  const { text, value, rule } = question.numbers[name];
  const error = question.errors[name];
  return (
    <Field
      label={t(`field.${name}`)}
      error={error ? t(`error.${error}`, { min: rule.min, max: rule.max }) : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_NUMBER_LENGTH}
          defaultValue={text === '' && value !== null ? String(value) : text}
        />
      )}
    </Field>
  );
}

const MONTH_NUMBERS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

/** Lenders set due dates in the middle or at the end of a month. */
const DUE_DAYS = MONTH_NUMBERS.flatMap((month) => {
  const lastDay = new Date(Date.UTC(2027, Number(month), 0)).getUTCDate();
  return [`${month}-15`, `${month}-${lastDay}`];
});

function DayField({ name, input }: { name: 'kharif' | 'rabi'; input: HarvestDay }) {
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

const AMOUNT_COLUMNS = ['principal', 'interest', 'instalment', 'balance'] as const;

function HarvestResult({ terms }: { terms: HarvestTerms }) {
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
