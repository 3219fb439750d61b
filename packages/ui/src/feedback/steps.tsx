import { classNames } from '../class-names.ts';
import styles from './steps.module.css';

export type StepsProps = {
  /** Current step, from 1. */
  step: number;
  steps: number;
  /** Accessible text: "Step 1 of 3". */
  label: string;
};

/** Progress of a multi-step form, announced as a progress bar. */
export function Steps({ step, steps, label }: StepsProps) {
  return (
    <div
      className={styles.steps}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={step}
    >
      {Array.from({ length: steps }, (_, index) => index + 1).map((number) => (
        <i key={number} className={classNames(styles.step, number <= step && styles.done)} />
      ))}
    </div>
  );
}
