import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

/** Text in place of an unknown price: "Price Details Coming Soon". */
export function MissingPrice({ children }: { children: ReactNode }) {
  return (
    <p data-price="" className={classNames(styles.price, styles.missing)}>
      {children}
    </p>
  );
}
