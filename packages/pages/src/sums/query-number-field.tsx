import { Field, TextInput } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import type { QueryNumber } from './query-number.ts';

export interface QueryNumberFieldProps {
  readonly name: string;
  /** Includes the unit. */
  readonly label: string;
  readonly input: QueryNumber;
  readonly hint?: ReactNode;
  /** Formatted default value, as the placeholder. */
  readonly defaultText?: string | undefined;
  /** Returns the translated error of `input`, or undefined. */
  readonly error: (input: QueryNumber) => string | undefined;
}

/** Number field of a form that is sent by GET. Displays the text of the query and its error. */
export function QueryNumberField({
  name,
  label,
  input,
  hint,
  defaultText,
  error,
}: QueryNumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error(input)}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          defaultValue={input.text}
          placeholder={defaultText}
        />
      )}
    </Field>
  );
}
