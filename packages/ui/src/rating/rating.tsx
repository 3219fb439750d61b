import { StarIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { styleVariables } from '../style-variables.ts';
import styles from './rating.module.css';

export type RatingProps = {
  /** Mean rating, 0 to 5. */
  value: number;
  /** Localised value: "4.3". Always displayed beside the stars. */
  valueText: string;
  /** Accessible text: "4.3 of 5 stars". */
  label: string;
  /** One star and the value, for cards. */
  short?: boolean;
};

const STAR_NUMBERS = [1, 2, 3, 4, 5];

/** A mean rating: stars and the value. */
export function Rating({ value, valueText, label, short = false }: RatingProps) {
  const done = `${Math.min(Math.max(value / 5, 0), 1) * 100}%`;
  return (
    <span className={styles.rating}>
      <span aria-hidden="true" className={styles.drawn}>
        {short ? (
          <StarIcon size={19} className={styles.star} />
        ) : (
          <span className={styles.stars} style={styleVariables({ '--done': done })}>
            {STAR_NUMBERS.map((star) => (
              <StarIcon key={star} size={20} className={styles.empty} />
            ))}
            <span className={styles.filled}>
              {STAR_NUMBERS.map((star) => (
                <StarIcon key={star} size={20} className={styles.star} />
              ))}
            </span>
          </span>
        )}
        <span>{valueText}</span>
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
