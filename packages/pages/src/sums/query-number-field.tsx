import { Field, TextInput } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import type { QueryNumber } from './query-number.ts';

export interface QueryNumberFieldProps {
  readonly name: string;
  /** With its unit. */
  readonly label: string;
  readonly input: QueryNumber;
  readonly hint?: ReactNode;
  /** Default value. */
  readonly defaultText?: string | undefined;
  /** Error message. */
  readonly error: (input: QueryNumber) => string | undefined;
}

/** A number field of a GET form: keeps the typed text and shows its error. */
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
