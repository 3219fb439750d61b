import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './badge.module.css';

export type BadgeProps = {
  /** Shown as 99+ from 100 on; nothing at 0. */
  count: number;
  /** Read out instead of the bare figure: "3 tractors to compare". */
  label: string;
};

/** A number on the shoulder of a sign or beside a word. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
