import { Form, useLocation, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, TextInput } from '@tractor-haat/ui';
import styles from '../emi/emi.module.css';
import { DayField } from './day-field.tsx';
import { type HarvestQuestion, readHarvestQuestion } from './harvest-question.ts';
import { HarvestResult } from './harvest-result.tsx';

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
