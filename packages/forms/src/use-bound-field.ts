import { type FocusEvent, useContext, useRef } from 'react';
import { useField } from 'react-final-form';
import { useFormTranslations } from './form-translations.ts';
import { InitialErrors } from './initial-errors.ts';

/** The state of a field of React Final Form on which its error depends. */
type FieldState = {
  error?: string;
  submitError?: string;
  dirtySinceLastSubmit?: boolean;
  modified?: boolean;
  touched?: boolean;
  submitFailed?: boolean;
  active?: boolean;
};

export type FieldBinding = {
  /** Normalises text while the visitor types or pastes. `before` is the value before the change. */
  readonly parse?: ((text: string, before: string) => string) | undefined;
  /** Normalises the value on blur. */
  readonly settle?: ((text: string) => string) | undefined;
  /** Displays errors only after a change or a submit, because keyboard users leave a checkbox without changing it. */
  readonly isCheckbox?: boolean | undefined;
};

/**
 * Binds a control other than a text field to the surrounding `Form`. Returns its props and its translated error.
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
 * Returns the error to display: after a failed submit, or after the blur of a field with a value. A field that the
 * visitor left empty shows no error before the submit.
 */
export function readVisibleError(meta: FieldState, value: string): string | undefined {
  if (meta.submitError && !meta.dirtySinceLastSubmit) return meta.submitError;
  if (meta.submitFailed) return meta.error;
  return meta.touched && !meta.active && value !== '' ? meta.error : undefined;
}
