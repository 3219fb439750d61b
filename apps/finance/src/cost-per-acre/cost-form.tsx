import { formatNumber } from '@tractor-haat/i18n';
import { QueryNumberField } from '@tractor-haat/pages';
import { INSTALMENT_FREQUENCIES } from '@tractor-haat/pages/loan';
import type { QueryNumber } from '@tractor-haat/pages/sums';
import { Form, useLocation, usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Field, NativeSelect } from '@tractor-haat/ui';
import styles from './cost-per-acre.module.css';
import { COST_FIELDS, type CostField, type CostInputs } from './read-cost-form.ts';

const FIELD_GROUPS = ['machine', 'year', 'work', 'farm'] as const;

/** An empty field uses its default value, which is shown as the placeholder. */
export function CostForm({ cost }: { cost: CostInputs }) {
  const { t } = useTranslation('acre');
  const { search } = useLocation();
  return (
    <Form key={search} className={styles.form} action="#result" preventScrollReset>
      {FIELD_GROUPS.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(`group.${group}`)}</legend>
          {COST_FIELDS[group].map((name) => (
            <CostNumber key={name} name={name} cost={cost} />
          ))}
          {group === 'machine' ? <FrequencySelect every={cost.every} /> : null}
        </fieldset>
      ))}
      <Button type="submit" variant="action" wide>
        {t('submit')}
      </Button>
    </Form>
  );
}

function FrequencySelect({ every }: Pick<CostInputs, 'every'>) {
  const { t } = useTranslation('acre');
  return (
    <Field label={t('field.every')}>
      {(control) => (
        <NativeSelect {...control} name="every" defaultValue={every}>
          {INSTALMENT_FREQUENCIES.map((frequency) => (
            <option key={frequency} value={frequency}>
              {t(`every.${frequency}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

const HINTED_FIELDS: readonly CostField[] = ['litres', 'repair', 'hours', 'hire'];

function CostNumber({ name, cost }: { name: CostField; cost: CostInputs }) {
  const { t } = useTranslation('acre');
  const { language } = usePage();
  const formatLocal = (value: number) => formatNumber(value, language);
  const input = cost.numbers[name];
  const formatError = ({ error, rule }: QueryNumber) => {
    if (error === 'number') return t('error.number');
    if (error === 'range')
      return t('error.range', { min: formatLocal(rule.min), max: formatLocal(rule.max) });
    if (name === 'down' && cost.isDownPaymentTooHigh) return t('error.down');
    if (name === 'years' && cost.hasInvalidYears) return t('error.years');
    return undefined;
  };
  const { defaultValue } = input.rule;
  return (
    <QueryNumberField
      name={name}
      label={t(`field.${name}`)}
      input={input}
      hint={HINTED_FIELDS.includes(name) ? t(`hint.${name}`) : undefined}
      defaultText={
        defaultValue === null ? undefined : formatLocal(Math.round(defaultValue * 100) / 100)
      }
      error={formatError}
    />
  );
}
