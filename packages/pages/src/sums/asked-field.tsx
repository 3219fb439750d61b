import { Field, TextInput } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import type { AskedNumber } from './asked-number.ts';

export interface AskedFieldProps {
  readonly name: string;
  /** With its unit. */
  readonly label: string;
  readonly asked: AskedNumber;
  readonly hint?: ReactNode;
  /** What counts where nothing is typed. */
  readonly usual?: string | undefined;
  /** The sentence for what is wrong. */
  readonly error: (asked: AskedNumber) => string | undefined;
}

/** A number of a form that its address answers: with what was typed, and beside it what is wrong. */
export function AskedField({ name, label, asked, hint, usual, error }: AskedFieldProps) {
  return (
    <Field label={label} hint={hint} error={error(asked)}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={asked.text}
          placeholder={usual}
        />
      )}
    </Field>
  );
}
