import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { type ChoiceGroupProps, radioProps } from './choice.ts';
import styles from './segmented.module.css';

export type SegmentedProps = ChoiceGroupProps & { className?: string | undefined };

/** A segmented control of two or three native radios, such as Password / Code by SMS. */
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
