import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-grid.module.css';

export type CardGridProps = {
  /** Columns on a wide screen; between, as many as fit. One on the phone, or two with `phone`. */
  columns?: 3 | 4;
  /** Cards of few words, as those of tyres: room is kept for such until they are laid out. */
  low?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

/** A list of cards: each child becomes an item. Rows keep one height. */
export function CardGrid({ columns = 3, low = false, children, className }: CardGridProps) {
  return (
    <ul
      className={classNames(
        styles.grid,
        columns === 4 && styles.four,
        low && styles.low,
        className,
      )}
    >
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
