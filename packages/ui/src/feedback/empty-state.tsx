import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** One line that names what was looked for. */
  title: ReactNode;
  /** The next thing to do: a chip to take away, a link. */
  children?: ReactNode;
};

/** Nothing found, and what to do next. No drawing of an empty box. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
