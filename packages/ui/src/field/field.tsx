import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

/** Attributes that connect a control with label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** Text after the label, such as "optional". Screen readers read it as description, not as part of the name. */
  optional?: string | undefined;
  /** Hint between label and control. */
  hint?: ReactNode;
  /** Error text below the control. */
  error?: string | undefined;
  /** Renders the control: `(control) => <TextInput {...control} name="name" />`. */
  children: (control: FieldControl) => ReactNode;
  className?: string | undefined;
};

/** Connects a control with its label, hint and error for screen readers, and stacks them in one column. */
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
