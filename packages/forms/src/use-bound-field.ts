import { useContext } from 'react';
import { useField } from 'react-final-form';
import { useFormTranslations } from './form-translations.ts';
import { InitialErrors } from './initial-errors.ts';

type Meta = {
  error?: string;
  submitError?: string;
  dirtySinceLastSubmit?: boolean;
  modified?: boolean;
  touched?: boolean;
  submitFailed?: boolean;
  active?: boolean;
};

type FieldBinding = {
  /** Normalises typed or pasted text. */
  readonly parse?: ((text: string) => string) | undefined;
  /** Shows errors only after a submit or change: a checkbox has no meaningful blur. */
  readonly isBox?: boolean | undefined;
};

/** Props and error of one field of the surrounding form. */
export function useBoundField(name: string, { parse, isBox = false }: FieldBinding = {}) {
  const { say } = useFormTranslations();
  const serverErrors = useContext(InitialErrors);
  const { input, meta } = useField<string>(name, parse ? { parse } : {});
  const isTouched = meta.modified || meta.submitFailed;
  const own = isBox ? (isTouched ? meta.error : undefined) : readVisibleError(meta, input.value);
  const reason: string | undefined = own ?? (isTouched ? undefined : serverErrors[name]);
  return { input, error: reason === undefined ? undefined : say({ reason }) };
}

/**
 * Error to show now: after a submit, or after blur if the field is not empty. An empty field that
 * was only passed is not an error yet.
 */
export function readVisibleError(meta: Meta, value: string): string | undefined {
  if (meta.submitError && !meta.dirtySinceLastSubmit) return meta.submitError;
  if (meta.submitFailed) return meta.error;
  return meta.touched && !meta.active && value !== '' ? meta.error : undefined;
}
