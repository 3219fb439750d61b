import { validateListing } from '@tractor-haat/api-client';
import {
  normalizeMobileInput,
  normalizeNumberInput,
  normalizeRupeeInput,
} from '@tractor-haat/forms';
import { toRupeeDigits } from '@tractor-haat/i18n';
import { useTranslation } from '@tractor-haat/platform';
import { Field, NativeSelect, RadioGroup, TextArea, TextInput } from '@tractor-haat/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useErrorMessage, useSellForm } from './sell-context.ts';

const OPTIONAL_FIELDS = new Set(['hours', 'tyres', 'insurance', 'area', 'words']);

function useSellField(name: string) {
  const { t } = useTranslation('sell');
  const { values, set, validationErrors } = useSellForm();
  const formatError = useErrorMessage();
  return {
    t,
    label: t(`field.${name}`),
    optional: OPTIONAL_FIELDS.has(name) ? t('optional') : undefined,
    error: formatError(validationErrors[name]),
    value: values[name] ?? '',
    change: (value: string) => set(name, value),
  };
}

type SellInputProps = {
  name: string;
  hint?: ReactNode;
  parse?: (text: string, before: string) => string;
} & Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'>;

/** The label is the translation `field.<name>`. `parse` normalises typed or pasted text. */
export function SellInput({ name, hint, parse = (text) => text, ...input }: SellInputProps) {
  const { label, optional, error, value, change } = useSellField(name);
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          name={name}
          value={value}
          onChange={(event) => change(parse(event.target.value, value))}
        />
      )}
    </Field>
  );
}

type NumberProps = Pick<SellInputProps, 'prefix' | 'placeholder'> & { name: string };

/** No `maxLength`, because a pasted `₹ 12,00,000` must not be cut before it is parsed. */
export const SellNumber = (props: NumberProps) => (
  <SellInput {...props} inputMode="numeric" parse={normalizeNumberInput} />
);

/** On blur, `7.5 lakh` becomes digits, and an invalid price shows its error. */
export function SellPrice() {
  const { values, set, showErrors } = useSellForm();
  const commitPrice = () => {
    const price = toRupeeDigits(values.price ?? '');
    if (price === '') return;
    set('price', price);
    const { price: error } = validateListing({ ...values, price }, new Date().getFullYear());
    if (error) showErrors({ price: error });
  };
  return (
    <SellInput
      name="price"
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      parse={normalizeRupeeInput}
      onBlur={commitPrice}
    />
  );
}

export const SellMobile = ({ hint }: { hint: string }) => (
  <SellInput
    name="mobile"
    hint={hint}
    inputMode="numeric"
    autoComplete="tel-national"
    prefix="+91"
    parse={normalizeMobileInput}
  />
);

export function SellTextField({
  name,
  maxLength,
  hint,
}: {
  name: string;
  maxLength: number;
  hint: string;
}) {
  const { label, optional, error, value, change } = useSellField(name);
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={3}
          maxLength={maxLength}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  );
}

export function SellSelect({
  name,
  children,
  hint,
  disabled,
}: {
  name: string;
  children: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}) {
  const { label, optional, error, value, change } = useSellField(name);
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          disabled={disabled}
          value={value}
          onChange={(event) => change(event.target.value)}
        >
          {children}
        </NativeSelect>
      )}
    </Field>
  );
}

export function SellChoice({ name, choices }: { name: string; choices: readonly string[] }) {
  const { t, label, error, value, change } = useSellField(name);
  const toChoiceLabel = (choice: string) =>
    t(choices.includes('good') ? `condition.${choice}` : `choice.${name}.${choice}`);
  return (
    <RadioGroup
      legend={label}
      name={name}
      layout="row"
      value={value}
      onChange={change}
      error={error}
      choices={choices.map((choice) => ({ value: choice, label: toChoiceLabel(choice) }))}
    />
  );
}
