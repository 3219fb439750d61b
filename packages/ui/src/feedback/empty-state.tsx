import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** Names the missing result: "No tractors match these filters". */
  title: ReactNode;
  /** Next action: a filter to remove, or a link. */
  children?: ReactNode;
};

/** Replaces an empty list. Always offer a next action as children. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
