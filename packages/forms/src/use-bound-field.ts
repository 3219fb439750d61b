import { type FocusEvent, useContext, useRef } from 'react';
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
  /** Normalises typed or pasted text; `before` is the value before the change. */
  readonly parse?: ((text: string, before: string) => string) | undefined;
  /** Normalises the text when the visitor leaves the field. */
  readonly settle?: ((text: string) => string) | undefined;
  /** Shows errors only after a submit or change, because the blur of a checkbox has no meaning. */
  readonly isCheckbox?: boolean | undefined;
};

/**
 * Props and error of one field of the surrounding form, for controls other than text fields.
 *
 * @example
 * const { input, error } = useBoundField('state');
 * <Field label={t('field.state')} error={error}>{(control) => <SearchSelect {...control} {...input} … />}</Field>
 */
export function useBoundField(
  name: string,
  { parse, settle, isCheckbox = false }: FieldBinding = {},
) {
  const { formatMessage } = useFormTranslations();
  const serverErrors = useContext(InitialErrors);
  const previousValue = useRef('');
  const { input, meta } = useField<string>(
    name,
    parse ? { parse: (text: string) => parse(text, previousValue.current) } : {},
  );
  previousValue.current = input.value;
  const isTouched = meta.modified || meta.submitFailed;
  const checkboxError = isTouched ? meta.error : undefined;
  const fieldError = isCheckbox ? checkboxError : readVisibleError(meta, input.value);
  const reason: string | undefined = fieldError ?? (isTouched ? undefined : serverErrors[name]);
  const onBlur = (event?: FocusEvent<HTMLElement>) => {
    if (settle && settle(input.value) !== input.value) input.onChange(settle(input.value));
    input.onBlur(event);
  };
  return {
    input: { ...input, onBlur },
    error: reason === undefined ? undefined : formatMessage({ reason }),
  };
}

/**
 * Returns the error after a submit, or after blur if the field is not empty. An empty field that the
 * visitor only passed shows no error yet.
 */
export function readVisibleError(meta: Meta, value: string): string | undefined {
  if (meta.submitError && !meta.dirtySinceLastSubmit) return meta.submitError;
  if (meta.submitFailed) return meta.error;
  return meta.touched && !meta.active && value !== '' ? meta.error : undefined;
}
