import { useContext } from 'react';
import { useField } from 'react-final-form';
import { useFormWords } from './form-words.ts';
import { GivenFaults } from './given-faults.ts';

type Meta = {
  error?: string;
  submitError?: string;
  dirtySinceLastSubmit?: boolean;
  modified?: boolean;
  touched?: boolean;
  submitFailed?: boolean;
  active?: boolean;
};

type Binding = {
  /** What stays of what is typed or pasted. */
  readonly parse?: ((text: string) => string) | undefined;
  /** Said only once the form was sent or the field was changed: a box to tick is not "left". */
  readonly isBox?: boolean | undefined;
};

/** One field of the form around it: what its control needs, and what to say beside it. */
export function useBoundField(name: string, { parse, isBox = false }: Binding = {}) {
  const { say } = useFormWords();
  const given = useContext(GivenFaults);
  const { input, meta } = useField<string>(name, parse ? { parse } : {});
  const isTouched = meta.modified || meta.submitFailed;
  const own = isBox ? (isTouched ? meta.error : undefined) : shownFault(meta, input.value);
  const reason: string | undefined = own ?? (isTouched ? undefined : given[name]);
  return { input, error: reason === undefined ? undefined : say({ reason }) };
}

/**
 * What is worth saying now: after the form was sent, or when the visitor has left a field with something in it. An
 * empty field that was only passed is no mistake yet.
 */
export function shownFault(meta: Meta, value: string): string | undefined {
  if (meta.submitError && !meta.dirtySinceLastSubmit) return meta.submitError;
  if (meta.submitFailed) return meta.error;
  return meta.touched && !meta.active && value !== '' ? meta.error : undefined;
}
