import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';
import { useTypedBefore } from './use-typed-before.ts';

export type TextAreaProps = ComponentPropsWithoutRef<'textarea'> & {
  ref?: RefObject<HTMLTextAreaElement | null> | undefined;
};

/** Multi-line text field in the style of `TextInput`. Takes the attributes of a `textarea`. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      ref={useTypedBefore(rest)}
      className={classNames(styles.control, styles.area, className)}
    />
  );
}
