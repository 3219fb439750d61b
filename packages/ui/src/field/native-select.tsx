import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';
import { useTypedBefore } from './use-typed-before.ts';

export type NativeSelectProps = ComponentPropsWithoutRef<'select'> & {
  ref?: RefObject<HTMLSelectElement | null> | undefined;
};

/** A native select in the style of `TextInput`. Pass `<option>`s as children. For long lists use `SearchSelect`. */
export function NativeSelect({ className, ...rest }: NativeSelectProps) {
  return (
    <select
      {...rest}
      ref={useTypedBefore(rest)}
      className={classNames(styles.control, styles.select, className)}
    />
  );
}
