import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';
import { useTypedBefore } from './use-typed-before.ts';

export type TextInputProps = Omit<ComponentPropsWithoutRef<'input'>, 'prefix'> & {
  ref?: RefObject<HTMLInputElement | null> | undefined;
  /** Stands inside the left edge and is not typed: `+91`. */
  prefix?: ReactNode;
  /** `code` sets the figures of a one-time code wide apart. */
  look?: 'plain' | 'code';
};

/** A line of text, 48 px, 16 px letters so that phones do not zoom in. */
export function TextInput({
  prefix,
  look = 'plain',
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  const input = (
    <input
      {...rest}
      ref={useTypedBefore(rest)}
      type={type}
      className={classNames(styles.control, look === 'code' && styles.code, className)}
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
