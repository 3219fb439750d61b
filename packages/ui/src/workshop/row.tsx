import type { ReactNode } from 'react';
import styles from './workshop.module.css';

/** Shows the states of a component side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Shows the states of a component on the dark background of the footer. */
export function DeepRow({ children }: { children: ReactNode }) {
  return <div className={styles.deep}>{children}</div>;
}
