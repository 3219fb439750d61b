import { Checkbox, Field, TextArea, TextInput } from '@tractor-haat/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useFormWords } from './form-words.ts';
import { typedMobile } from './typed.ts';
import { useBoundField } from './use-bound-field.ts';

type Own = {
  name: string;
  label: string;
  /** May stay empty, and says so. */
  optional?: boolean | undefined;
  hint?: ReactNode;
  className?: string | undefined;
};

type TextFieldProps = Own &
  Omit<ComponentProps<typeof TextInput>, keyof Own | 'value' | 'onChange' | 'required'> & {
    parse?: ((text: string) => string) | undefined;
    /** What is wrong beside what the form's rules say; it goes before them. */
    error?: string | undefined;
    /** Stands at the end of its line. */
    beside?: ReactNode;
    /** Of the line with what stands beside, where anything ever does: the control must not move. */
    lineClass?: string | undefined;
  };

/** A line that is typed, with what is wrong with it beside it. */
export function TextField({
  name,
  label,
  optional = false,
  hint,
  className,
  parse,
  error: other,
  beside,
  lineClass,
  ...how
}: TextFieldProps) {
  const { optional: word } = useFormWords();
  const { input, error } = useBoundField(name, { parse });
  return (
    <Field
      label={label}
      optional={optional ? word : undefined}
      hint={hint}
      className={className}
      error={other ?? error}
    >
      {(control) => {
        // React Final Form names a type of its own.
        const line = (
          <TextInput {...control} {...input} type="text" {...how} required={!optional} />
        );
        return lineClass !== undefined ? (
          <div className={lineClass}>
            {line}
            {beside}
          </div>
        ) : (
          line
        );
      }}
    </Field>
  );
}

/**
 * A mobile number without its country: text with a numeric keypad, because HTML fills in a number without its country
 * on a line of text alone.
 */
export function MobileField(props: Omit<TextFieldProps, 'name' | 'parse'>) {
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      name="mobile"
      parse={typedMobile}
      prefix="+91"
      inputMode="numeric"
    />
  );
}

type WordsFieldProps = Own & Pick<ComponentProps<typeof TextArea>, 'rows' | 'maxLength'>;

/** Several lines. */
export function WordsField({
  name,
  label,
  optional = false,
  hint,
  className,
  ...how
}: WordsFieldProps) {
  const { optional: word } = useFormWords();
  const { input, error } = useBoundField(name);
  return (
    <Field
      label={label}
      optional={optional ? word : undefined}
      hint={hint}
      className={className}
      error={error}
    >
      {(control) => <TextArea {...control} {...input} {...how} required={!optional} />}
    </Field>
  );
}

/** The terms, accepted or not. */
export const TermsField = ({ label }: { label: ReactNode }) => (
  <BoxField name="terms" label={label} />
);

/** A box, ticked or not; what is sent is `on`. */
export function BoxField({ name, label }: { name: string; label: ReactNode }) {
  const { input, error } = useBoundField(name, { isBox: true });
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
