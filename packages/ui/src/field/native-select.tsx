import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';
import { controlledValue, useTypedBefore } from './use-typed-before.ts';

export type NativeSelectProps = ComponentPropsWithRef<'select'>;

/** The device's own list: it is the one a thumb knows. `<option>`s are its children. */
export function NativeSelect({ className, ref, ...rest }: NativeSelectProps) {
  return (
    <select
      {...rest}
      ref={useTypedBefore(controlledValue(rest.value), ref)}
      className={classNames(styles.control, styles.select, className)}
    />
  );
}
