import { type Frequency, INSTALMENT_FREQUENCIES } from '@tractor-haat/pages/loan';
import { useTranslation } from '@tractor-haat/platform/island';
import { Field, NativeSelect } from '@tractor-haat/ui';

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
