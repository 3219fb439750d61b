import { MOBILE_DIGITS } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Field, NativeSelect, RadioGroup, TextArea, TextInput } from '@tractor-haat/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useSayFault, useSellForm } from './sell-context.ts';

/** `3,50,000` and `+91 98765 43210` are figures, however they are written. */
function typed(text: string, inputMode: string | undefined): string {
  if (inputMode !== 'numeric') return text;
  const figures = text.replace(/\D/g, '');
  return figures.length > MOBILE_DIGITS ? figures.slice(-MOBILE_DIGITS) : figures;
}

const OPTIONAL = new Set(['hours', 'tyres', 'insurance', 'area', 'words']);

/** What every field of the form has, by its name. */
function useSellField(name: string) {
  const { t } = useTranslation('sell');
  const { values, set, faults } = useSellForm();
  const say = useSayFault();
  return {
    t,
    label: t(`field.${name}`),
    optional: OPTIONAL.has(name) ? t('optional') : undefined,
    error: say(faults[name]),
    value: values[name] ?? '',
    change: (value: string) => set(name, value),
  };
}

/** One field of the form by its name: label `field.<name>`, its value, what is wrong with it. */
export function SellInput({
  name,
  hint,
  ...input
}: { name: string; hint?: ReactNode } & ComponentProps<typeof TextInput>) {
  const { label, optional, error, value, change } = useSellField(name);
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          name={name}
          value={value}
          onChange={(event) => change(typed(event.target.value, input.inputMode))}
        />
      )}
    </Field>
  );
}

export function SellWords({ name, most, hint }: { name: string; most: number; hint: string }) {
  const { label, optional, error, value, change } = useSellField(name);
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={3}
          maxLength={most}
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

/** A few things to choose between, all in sight. */
export function SellChoice({ name, choices }: { name: string; choices: readonly string[] }) {
  const { t, label, error, value, change } = useSellField(name);
  const words = (choice: string) =>
    t(choices.includes('good') ? `condition.${choice}` : `choice.${name}.${choice}`);
  return (
    <RadioGroup
      legend={label}
      name={name}
      layout="row"
      value={value}
      onChange={change}
      error={error}
      choices={choices.map((choice) => ({ value: choice, label: words(choice) }))}
    />
  );
}
