import { formatNumber, formatRupees, type Language } from '@tractor-haat/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

export type PriceSize = 'small' | 'normal' | 'big';

export type PriceProps = {
  /** Whole rupees: a price, or a range. */
  amount: number | readonly [low: number, high: number];
  language: Language;
  /** Suffix in smaller text: "onwards". */
  suffix?: ReactNode;
  size?: PriceSize;
};

/** `₹ 6,56,000 onwards`, or `₹ 6,56,000 – 7,03,000` with a single currency sign. */
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
