import { formatNumber } from '@tractor-haat/i18n';
import { QueryNumberField } from '@tractor-haat/pages';
import type { QueryNumber } from '@tractor-haat/pages/sums';
import { Form, useLocation, usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Field, NativeSelect } from '@tractor-haat/ui';
import { DRIVE_KINDS, SOIL_KINDS } from './calculate-fits.ts';
import styles from './finder.module.css';
import { CROP_KEYS, type FinderQuestion } from './finder-question.ts';

const NUMBER_FIELDS = ['hp', 'pto', 'lift'] as const;

export function FinderForm({ question }: { question: FinderQuestion }) {
  const { t } = useTranslation('fit');
  const { search } = useLocation();
  const { language } = usePage();
  const format = (value: number) => formatNumber(value, language);
  const formatError = ({ error, rule }: QueryNumber) => {
    if (error === 'range')
      return t('error.range', { min: format(rule.min), max: format(rule.max) });
    return error ? t('error.number') : undefined;
  };
  return (
    <Form key={search} className={styles.form} action="#fits" preventScrollReset>
      {NUMBER_FIELDS.map((name) => (
        <QueryNumberField
          key={name}
          name={name}
          label={t(`field.${name}`)}
          input={question.numbers[name]}
          hint={name === 'hp' ? undefined : t(`hint.${name}`)}
          error={formatError}
        />
      ))}
      <Choice
        name="drive"
        value={question.drive}
        options={DRIVE_KINDS.map((drive) => [drive, t(`drive.${drive}`)])}
      />
      <Choice
        name="soil"
        value={question.soil}
        options={SOIL_KINDS.map((soil) => [soil, t(`soil.${soil}`)])}
      />
      <Choice
        name="crop"
        value={question.crop}
        options={[
          ['', t('crop.any')],
          ...CROP_KEYS.map((crop) => [crop, t(`crop.${crop}`)] as const),
        ]}
      />
      <QueryNumberField
        name="acres"
        label={t('field.acres')}
        input={question.numbers.acres}
        error={formatError}
      />
      <Button type="submit" variant="action" wide>
        {t('submit')}
      </Button>
    </Form>
  );
}

interface ChoiceProps {
  readonly name: 'drive' | 'soil' | 'crop';
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
}

function Choice({ name, value, options }: ChoiceProps) {
  const { t } = useTranslation('fit');
  return (
    <Field label={t(`field.${name}`)}>
      {(control) => (
        <NativeSelect {...control} name={name} defaultValue={value}>
          {options.map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
