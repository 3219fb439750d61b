import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/**
 * `action`: the primary button, once per view. `line`: secondary. `quiet`: inside cards and rows.
 * `text`: looks like a link. `deep`: on a dark green background, such as the footer.
 */
export type ButtonVariant = 'action' | 'line' | 'quiet' | 'text' | 'deep';

export type ButtonAppearance = {
  /** Default `line`. */
  variant?: ButtonVariant | undefined;
  /** `small` is 44 px high instead of 48. */
  size?: 'normal' | 'small' | undefined;
  /** Full width. */
  wide?: boolean | undefined;
  /** Decorative icon before the label. */
  icon?: ReactNode;
  className?: string | undefined;
};

/** Class names that make another element, such as a link, look like a button. */
export function buttonClass({ variant = 'line', size, wide, className }: ButtonAppearance) {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  );
}
