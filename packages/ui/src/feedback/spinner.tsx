import styles from './spinner.module.css';

export type SpinnerProps = {
  /** Said to screen readers; leave it out where the words beside it say the same. */
  label?: string;
};

/** Work is going on. Stands still when reduced motion is asked for. */
export function Spinner({ label }: SpinnerProps) {
  if (label) return <span className={styles.spinner} role="status" aria-label={label} />;
  return <span className={styles.spinner} aria-hidden="true" />;
}
