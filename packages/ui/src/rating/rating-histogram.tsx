import { StarIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { styleVariables } from '../style-variables.ts';
import styles from './rating-histogram.module.css';

export type RatingHistogramProps = {
  /** Label of the list: "How the reviews are spread". */
  label: string;
  /** Number of reviews with 5, 4, 3, 2, 1 stars. */
  counts: readonly [five: number, four: number, three: number, two: number, one: number];
  /** Accessible text of a row: "5 stars: 58%". */
  rowLabel: (stars: number, percent: number) => string;
};

/** Returns whole percentages whose sum is 100, by the largest remainder method. */
export function toPercentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * 100);
  const percentages = exact.map(Math.floor);
  const missing = 100 - percentages.reduce((sum, percent) => sum + percent, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share % 1 }))
    .sort((a, b) => b.rest - a.rest);
  for (const { index } of byRemainder.slice(0, missing))
    percentages[index] = (percentages[index] ?? 0) + 1;
  return percentages;
}

/** Bars with the share of reviews for each number of stars, 5 stars first. */
export function RatingHistogram({ label, counts, rowLabel }: RatingHistogramProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {toPercentages(counts).map((percent, index) => {
        const stars = counts.length - index;
        return (
          <li key={stars}>
            <VisuallyHidden>{rowLabel(stars, percent)}</VisuallyHidden>
            <span className={styles.row} aria-hidden="true">
              <span className={styles.stars}>
                {stars} <StarIcon size={14} className={styles.star} />
              </span>
              <span className={styles.bar} style={styleVariables({ '--share': `${percent}%` })} />
              <span className={styles.percent}>{percent}%</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
