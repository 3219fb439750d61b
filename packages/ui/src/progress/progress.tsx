import { useId } from 'react';
import styles from './progress.module.css';

export type ProgressProps = {
  /** Text above the bar: "Photo 2 of 5". */
  label: string;
  /** From 0 to `max`. Undefined if the progress is unknown. */
  value?: number;
  max?: number;
};

/** A progress bar below its label. Without `value` it is indeterminate. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <progress className={styles.bar} id={id} value={value} max={max} />
    </div>
  );
}
