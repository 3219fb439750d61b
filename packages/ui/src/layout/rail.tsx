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
 * A horizontally scrollable row; on phones the next card is partly visible. Its items contain
 * links, so it scrolls by keyboard too.
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
