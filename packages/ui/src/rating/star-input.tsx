import { type ReactNode, useId } from 'react';
import field from '../field/field.module.css';
import { FieldError } from '../field/field-error.tsx';
import { StarIcon } from '../icons/index.ts';
import styles from './star-input.module.css';

export type StarInputProps = {
  legend: ReactNode;
  name: string;
  /** 1 to 5, or 0 without a selection. */
  value: number;
  onChange: (stars: number) => void;
  onBlur?: () => void;
  /** Accessible text of a star: "4 stars". */
  starLabel: (stars: number) => string;
  error?: string | undefined;
};

/** Star rating input based on native radios. */
export function StarInput(props: StarInputProps) {
  const { legend, name, value, onChange, onBlur, starLabel, error } = props;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className={field.label}>{legend}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              onBlur={onBlur}
              aria-label={starLabel(stars)}
            />
            <StarIcon size={32} className={stars <= value ? styles.given : styles.open} />
          </label>
        ))}
        <span className={styles.words} aria-hidden="true">
          {value > 0 && starLabel(value)}
        </span>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
