import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './rail.module.css';

export type RailProps = {
  /** Visible items on a wide screen. */
  columns?: 3 | 4;
  /** Label of the list, if no heading labels it. */
  label?: string;
  children: ReactNode;
};

/**
 * A horizontally scrollable row, in which the next card is partly visible on phones. Each item must contain a link,
 * because the row scrolls by keyboard only when the focus moves between links.
 */
export function Rail({ columns = 4, label, children }: RailProps) {
  return (
    <ul className={classNames(styles.rail, columns === 3 && styles.three)} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
