import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';
import { useTypedBefore } from './use-typed-before.ts';

export type TextInputProps = Omit<ComponentPropsWithoutRef<'input'>, 'prefix'> & {
  ref?: RefObject<HTMLInputElement | null> | undefined;
  /** Fixed prefix inside the field: `+91`. */
  prefix?: ReactNode;
  /** `code` widens the letter spacing for one-time codes. */
  variant?: 'plain' | 'code';
};

/** Single-line field of 48 px. Its text has 16 px, because iOS zooms in on a focused field with smaller text. */
export function TextInput({
  prefix,
  variant = 'plain',
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  const input = (
    <input
      {...rest}
      ref={useTypedBefore(rest)}
      type={type}
      className={classNames(styles.control, variant === 'code' && styles.code, className)}
    />
  );
  if (!prefix) return input;
  return (
    <div className={styles.prefixed}>
      <b className={styles.prefix}>{prefix}</b>
      {input}
    </div>
  );
}
