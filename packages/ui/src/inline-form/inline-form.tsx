import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ReactNode,
  useId,
} from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { FieldError } from '../field/field-error.tsx';
import { TextInput } from '../field/text-input.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './inline-form.module.css';

export type InlineFormProps = Omit<ComponentPropsWithRef<'form'>, 'children'> & {
  /** Accessible label. A placeholder is not a label. */
  label: string;
  /** Attributes of the field: name, type, placeholder, autoComplete, value. */
  input: ComponentPropsWithoutRef<'input'> & { name: string; prefix?: string };
  button: ReactNode;
  isPending?: boolean;
  error?: string | undefined;
  /** Text that replaces field and button after success. */
  done?: ReactNode;
  /** Background on which the form is placed: white, or the dark green of the footer. */
  on?: 'paper' | 'deep';
};

/** A form with one field and its button, such as for the newsletter or a pincode. It works without JavaScript. */
export function InlineForm({
  label,
  input,
  button,
  isPending = false,
  error,
  done,
  on = 'paper',
  className,
  ...form
}: InlineFormProps) {
  const id = useId();
  const errorId = error ? `${id}e` : undefined;
  return (
    <form {...form} className={classNames(on === 'deep' && styles.deep, className)}>
      {/* Always rendered, because screen readers announce only changes of an existing live region. */}
      <div role="status" className={styles.done}>
        {done}
      </div>
      {!done && (
        <div className={styles.row}>
          <label className={styles.field} htmlFor={id}>
            <VisuallyHidden>{label}</VisuallyHidden>
            <TextInput
              {...input}
              id={id}
              className={styles.input}
              aria-invalid={error ? true : undefined}
              aria-describedby={errorId}
            />
          </label>
          <Button
            type="submit"
            variant={on === 'deep' ? 'deep' : 'line'}
            isPending={isPending}
            className={styles.button}
          >
            {button}
          </Button>
        </div>
      )}
      {errorId && !done && <FieldError id={errorId}>{error}</FieldError>}
    </form>
  );
}
