import styles from './spinner.module.css';

export type SpinnerProps = {
  /** Accessible text; omit if a visible text says the same. */
  label?: string;
};

/** Spinner; static with reduced motion. */
export function Spinner({ label }: SpinnerProps) {
  if (label) return <span className={styles.spinner} role="status" aria-label={label} />;
  return <span className={styles.spinner} aria-hidden="true" />;
}
