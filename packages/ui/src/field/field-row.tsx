import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Two fields side by side; they stand below one another when their words would not fit. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
