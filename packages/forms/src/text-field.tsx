import { Checkbox, Field, TextArea, TextInput } from '@tractor-haat/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useFormTranslations } from './form-translations.ts';
import { normalizeMobileInput } from './normalize-mobile-input.ts';
import { type FieldBinding, useBoundField } from './use-bound-field.ts';

type CommonFieldProps = {
  name: string;
  label: string;
  /** True if the field may stay empty. The label then says so. */
  optional?: boolean | undefined;
  hint?: ReactNode;
  className?: string | undefined;
};

type TextFieldProps = CommonFieldProps &
  Pick<FieldBinding, 'parse' | 'settle'> &
  Omit<
    ComponentProps<typeof TextInput>,
    keyof CommonFieldProps | 'value' | 'onChange' | 'required'
  > & {
    /** Error to display instead of that of the form. */
    error?: string | undefined;
    /** Content beside the control, such as a button. */
    trailing?: ReactNode;
    /**
     * Class of the element around control and `trailing`. Set it even while `trailing` is empty, because the control
     * would be remounted and lose the focus.
     */
    lineClass?: string | undefined;
  };

/**
 * Single-line text field with label and error. Must be inside `Form`.
 *
 * @example
 * <TextField name="name" label={t('field.name')} autoComplete="name" />
 */
export function TextField({
  name,
  label,
  optional = false,
  hint,
  className,
  parse,
  settle,
  error: externalError,
  trailing,
  lineClass,
  ...inputProps
}: TextFieldProps) {
  const { optional: optionalLabel } = useFormTranslations();
  const { input, error } = useBoundField(name, { parse, settle });
  return (
    <Field
      label={label}
      optional={optional ? optionalLabel : undefined}
      hint={hint}
      className={className}
      error={externalError ?? error}
    >
      {(control) => {
        // `type` follows `input`, because React Final Form adds a `type` of its own.
        const line = (
          <TextInput {...control} {...input} type="text" {...inputProps} required={!optional} />
        );
        return lineClass !== undefined ? (
          <div className={lineClass}>
            {line}
            {trailing}
          </div>
        ) : (
          line
        );
      }}
    </Field>
  );
}

/**
 * Field for a ten-digit mobile number. It is `type="text"` with a numeric keypad, because browsers do not autofill a
 * number without country code into `type="tel"`.
 */
export function MobileField(props: Omit<TextFieldProps, 'name' | 'parse'>) {
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      name="mobile"
      parse={normalizeMobileInput}
      prefix="+91"
      inputMode="numeric"
    />
  );
}

type TextAreaFieldProps = CommonFieldProps &
  Pick<ComponentProps<typeof TextArea>, 'rows' | 'maxLength'>;

/** Multi-line text field with label and error. Must be inside `Form`. */
export function TextAreaField({
  name,
  label,
  optional = false,
  hint,
  className,
  ...inputProps
}: TextAreaFieldProps) {
  const { optional: optionalLabel } = useFormTranslations();
  const { input, error } = useBoundField(name);
  return (
    <Field
      label={label}
      optional={optional ? optionalLabel : undefined}
      hint={hint}
      className={className}
      error={error}
    >
      {(control) => <TextArea {...control} {...input} {...inputProps} required={!optional} />}
    </Field>
  );
}

/** Checkbox with the field name `terms`. Must be inside `Form`. */
export const TermsField = ({ label }: { label: ReactNode }) => (
  <CheckboxField name="terms" label={label} />
);

/** Checkbox whose value is `on`, or empty if it is not ticked. Must be inside `Form`. */
export function CheckboxField({ name, label }: { name: string; label: ReactNode }) {
  const { input, error } = useBoundField(name, { isCheckbox: true });
  return (
    <Checkbox
      name={input.name}
      value="on"
      checked={input.value === 'on'}
      onChange={({ target }) => input.onChange(target.checked ? 'on' : '')}
      onBlur={input.onBlur}
      label={label}
      error={error}
    />
  );
}
