import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './badge.module.css';

export type BadgeProps = {
  /** Shown as 99+ from 100; hidden at 0. */
  count: number;
  /** Accessible text: "3 tractors to compare". */
  label: string;
};

/** A count on an icon or beside a label. Screen readers read `label` instead of the number. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
