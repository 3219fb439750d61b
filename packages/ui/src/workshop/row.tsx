import type { ReactNode } from 'react';
import styles from './workshop.module.css';

/** States side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** States on the dark ground of the footer. */
export function DeepRow({ children }: { children: ReactNode }) {
  return <div className={styles.deep}>{children}</div>;
}
