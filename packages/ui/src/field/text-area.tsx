import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';
import { controlledValue, useTypedBefore } from './use-typed-before.ts';

export type TextAreaProps = ComponentPropsWithRef<'textarea'>;

/** Several lines of text. */
export function TextArea({ className, ref, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      ref={useTypedBefore(controlledValue(rest.value), ref)}
      className={classNames(styles.control, styles.area, className)}
    />
  );
}
