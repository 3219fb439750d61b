import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import field from '../field/field.module.css';
import { FieldError } from '../field/field-error.tsx';
import { type ChoiceGroupProps, radioProps } from './choice.ts';
import styles from './radio-group.module.css';

export type RadioGroupProps = ChoiceGroupProps & {
  hint?: ReactNode;
  error?: string | undefined;
  /** `row`: side by side if they fit. */
  layout?: 'column' | 'row';
};

/** Native radios in rows of at least 44 px. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, choices, hint, error, layout = 'column' } = props;
  const id = useId();
  const hintId = hint ? `${id}h` : undefined;
  const errorId = error ? `${id}e` : undefined;
  return (
    <fieldset aria-describedby={classNames(hintId, errorId)}>
      <legend className={field.label}>{legend}</legend>
      {hint && (
        <p className={field.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={classNames(styles.choices, layout === 'row' && styles.inRow)}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input {...radioProps(props, choice)} className={styles.dot} />
            <span>
              {choice.label}
              {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
