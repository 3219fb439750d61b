import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-grid.module.css';
import { FIRST_SCREEN_ID } from './first-screen-id.ts';

export type CardGridProps = {
  /** Maximum number of columns. One on phones, or two with `phone`. */
  columns?: 3 | 4;
  /** Short cards such as tyres: sets the placeholder size of deferred layout. */
  low?: boolean;
  /** The list is the first thing on its page: see `FIRST_SCREEN_ID`. Once per page. */
  first?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

/** Index of the card that no first screen ends before: the second row of a wide one, the fourth card of a phone. */
const LAST_ON_FIRST_SCREEN = 3;

/** A list of cards with equal row heights; each child becomes an item. */
export function CardGrid({
  columns = 3,
  low = false,
  first = false,
  children,
  className,
}: CardGridProps) {
  return (
    <ul
      className={classNames(
        styles.grid,
        columns === 4 && styles.four,
        low && styles.low,
        className,
      )}
    >
      {Children.map(children, (child, index) => (
        <li
          className={styles.item}
          {...(first && index === LAST_ON_FIRST_SCREEN ? { id: FIRST_SCREEN_ID } : {})}
        >
          {child}
        </li>
      ))}
    </ul>
  );
}
