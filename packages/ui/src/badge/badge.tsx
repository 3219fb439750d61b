import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './badge.module.css';

export type BadgeProps = {
  /** 100 and more are displayed as 99+. At 0 the badge renders nothing. */
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
