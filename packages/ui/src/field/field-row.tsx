import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Two fields side by side, or stacked if they do not fit. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
