import styles from './spinner.module.css';

export type SpinnerProps = {
  /** Accessible text. Omit it if a visible text has the same meaning. */
  label?: string;
};

/** Loading indicator. It does not rotate if the visitor prefers reduced motion. */
export function Spinner({ label }: SpinnerProps) {
  if (label) return <span className={styles.spinner} role="status" aria-label={label} />;
  return <span className={styles.spinner} aria-hidden="true" />;
}
