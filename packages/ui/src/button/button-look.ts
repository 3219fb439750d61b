import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/**
 * `action`: the marigold one, once in sight. `line`: the second choice. `quiet`: inside cards and
 * rows. `text`: looks like a link. `deep`: on the dark ground of footer and tray.
 */
export type ButtonVariant = 'action' | 'line' | 'quiet' | 'text' | 'deep';

export type ButtonLook = {
  /** `line` unless told. */
  variant?: ButtonVariant | undefined;
  /** `small` is 44 px high instead of 48, with smaller words. */
  size?: 'normal' | 'small' | undefined;
  /** Takes the whole width. */
  wide?: boolean | undefined;
  /** Stands before the words; decorative, so give it no label. */
  icon?: ReactNode;
  className?: string | undefined;
};

/** The classes of a button, for those few things that must look like one and are not. */
export function buttonClass({ variant = 'line', size, wide, className }: ButtonLook) {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  );
}
