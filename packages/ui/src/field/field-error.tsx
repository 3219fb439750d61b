import type { ReactNode } from 'react';
import { WarningIcon } from '../icons/index.ts';
import styles from './field-error.module.css';

export type FieldErrorProps = { id?: string; children: ReactNode };

/** Error text with an icon, because colour must not be the only signal. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id} role="alert">
      <WarningIcon size={18} />
      <span>{children}</span>
    </p>
  );
}
