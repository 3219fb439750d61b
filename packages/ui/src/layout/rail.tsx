import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './rail.module.css';

export type RailProps = {
  /** Items in sight on a wide screen. */
  columns?: 3 | 4;
  /** Name of the list, where no heading stands above it. */
  label?: string;
  children: ReactNode;
};

/**
 * A row that scrolls sideways; on phones it always shows part of the next card. Its items hold
 * links, so the keyboard moves it too.
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
