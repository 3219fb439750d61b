import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

/** What ties a control to its label, hint and error: spread it on the control. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** The word for a field that may stay empty: beside the label, and no part of the control's name. */
  optional?: string | undefined;
  /** One line under the label, before the control. */
  hint?: ReactNode;
  /** Words of what is wrong; the control gets a thicker edge and is described by them. */
  error?: string | undefined;
  /** The control: `(control) => <TextInput {...control} name="name" />`. */
  children: (control: FieldControl) => ReactNode;
  className?: string | undefined;
};

/** Label, hint, control and error in one column, tied for screen readers. */
export function Field({ label, optional, hint, error, children, className }: FieldProps) {
  const id = useId();
  const optionalId = optional ? `${id}o` : undefined;
  const hintId = hint ? `${id}h` : undefined;
  const errorId = error ? `${id}e` : undefined;
  const control: FieldControl = {
    id,
    'aria-describedby': classNames(optionalId, hintId, errorId),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {optional && (
          <span className={styles.optional} id={optionalId}>
            {optional}
          </span>
        )}
      </div>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children(control)}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
