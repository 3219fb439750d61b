import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-grid.module.css';

export type CardGridProps = {
  /** Maximum number of columns. One on phones, or two with `phone`. */
  columns?: 3 | 4;
  /** Short cards such as tyres: sets the placeholder size of deferred layout. */
  low?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

/** A list of cards with equal row heights; each child becomes an item. */
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
