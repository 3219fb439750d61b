import { formatNumber, formatRupees, type Language } from '@tractor-haat/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

export type PriceSize = 'small' | 'normal' | 'big';

export type PriceProps = {
  /** Whole rupees: one price, or the lowest and the highest. */
  amount: number | readonly [low: number, high: number];
  language: Language;
  /** Follows the figures in smaller letters: "onwards". */
  suffix?: ReactNode;
  size?: PriceSize;
};

/** `₹ 6,56,000 onwards`, or `₹ 6,56,000 – 7,03,000`: the sign is not repeated. */
export function Price({ amount, language, suffix, size }: PriceProps) {
  const [low, high] = typeof amount === 'number' ? [amount, amount] : amount;
  return (
    <p data-price="" className={classNames(styles.price, size && styles[size])}>
      {formatRupees(low, language)}
      {high > low && ' '}
      {high > low && (
        <span className={classNames(styles.rest, styles.unbroken)}>
          – {formatNumber(high, language)}
        </span>
      )}
      {suffix && <span className={styles.rest}> {suffix}</span>}
    </p>
  );
}
