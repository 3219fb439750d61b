import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** Text about the missing result. */
  title: ReactNode;
  /** Next action: a filter to remove, or a link. */
  children?: ReactNode;
};

/** Empty result with a next action. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
