import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { type ChoiceGroupProps, radioProps } from './choice.ts';
import styles from './segmented.module.css';

export type SegmentedProps = ChoiceGroupProps & { className?: string | undefined };

/** Two or three halves of one switch, of which one is on: Password / Code by SMS. Radios underneath. */
export function Segmented(props: SegmentedProps) {
  const { legend, choices, className } = props;
  return (
    <fieldset className={className}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.part}>
            <input {...radioProps(props, choice)} className={styles.input} />
            <span className={styles.words}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
