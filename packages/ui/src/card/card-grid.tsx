import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-grid.module.css';
import { FIRST_SCREEN_ID } from './first-screen-id.ts';

export type CardGridProps = {
  /** Maximum number of columns. */
  columns?: 3 | 4;
  /** True for short cards such as tyres. Browsers then reserve less height for cards that are not laid out yet. */
  low?: boolean;
  /** True if the list is the first content of its page (see `FIRST_SCREEN_ID`). At most one list per page. */
  first?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

/** Index of the last card on the first screen. It is in the second row of a wide screen, and the fourth on a phone. */
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
