import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';

export type NativeSelectProps = ComponentPropsWithRef<'select'>;

/** The device's own list: it is the one a thumb knows. `<option>`s are its children. */
export function NativeSelect({ className, ...rest }: NativeSelectProps) {
  return <select {...rest} className={classNames(styles.control, styles.select, className)} />;
}
