import { maskedPrice } from '@tractor-haat/i18n';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './price.module.css';
import type { PriceSize } from './price.tsx';

export type MaskedPriceProps = {
  /** Accessible text: "Price shown after a code on your mobile". */
  label: string;
  size?: PriceSize;
};

/** `₹ X,XX,XXX` in the size of the hidden price. */
export function MaskedPrice({ label, size }: MaskedPriceProps) {
  return (
    <p data-price="" className={classNames(styles.price, styles.masked, size && styles[size])}>
      <span aria-hidden="true">{maskedPrice}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </p>
  );
}
