import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';

export type TextAreaProps = ComponentPropsWithRef<'textarea'>;

/** Several lines of text. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  return <textarea {...rest} className={classNames(styles.control, styles.area, className)} />;
}
