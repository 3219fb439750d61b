import { useId } from 'react';
import styles from './progress.module.css';

export type ProgressProps = {
  /** What goes on, with its state: "Photo 2 of 5". Stands above the bar. */
  label: string;
  /** How much is done, of `max`; left out while nobody knows. */
  value?: number;
  max?: number;
};

/** How far a piece of work has come: an upload, a profile half filled in. */
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
