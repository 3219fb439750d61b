import { numberFromText } from '@tractor-haat/i18n';
import { Field, TextInput } from '@tractor-haat/ui';
import { type ReactNode, useState } from 'react';
import { type Limits, within } from './limits.ts';

export interface NumberFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly limits: Limits;
  /** Content before the number, such as ₹. */
  readonly prefix?: ReactNode;
  readonly onChange: (value: number) => void;
}

/** Number field. Reports allowed values while typing, and the nearest allowed value on blur and Enter. */
export function NumberField({ label, name, value, limits, prefix, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    const number = numberFromText(draft ?? '');
    if (Number.isFinite(number)) onChange(within(number, limits));
    setDraft(undefined);
  };
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          prefix={prefix}
          name={name}
          inputMode={Number.isInteger(limits.fine) ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={draft ?? value}
          onChange={({ target }) => {
            setDraft(target.value);
            const number = numberFromText(target.value);
            if (number === within(number, limits)) onChange(number);
          }}
          onBlur={settle}
          onKeyDown={({ key }) => {
            if (key === 'Enter') settle();
          }}
        />
      )}
    </Field>
  );
}
