import {
  type ComponentPropsWithoutRef,
  isValidElement,
  type ReactNode,
  type RefObject,
  useId,
} from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';
import { FieldError } from './field-error.tsx';
import { useTypedBefore } from './use-typed-before.ts';

export type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> & {
  ref?: RefObject<HTMLInputElement | null> | undefined;
  label: ReactNode;
  /** Content at the end of the row, such as a filter's count. */
  end?: ReactNode;
  /** `strong` is the short label under a card ("Compare"). */
  variant?: 'plain' | 'strong';
  /** If an error can appear later, pass `undefined` until then, so that the surrounding markup stays the same. */
  error?: string | undefined;
};

/** Checkbox in a row of at least 44 px. It has little markup, because a list of filters has up to seventy. */
export function Checkbox(props: CheckboxProps) {
  const { label, end, variant = 'plain', error, className, ...rest } = props;
  const errorId = useId();
  const isSpan = isValidElement(label) && label.type === 'span';
  const labelElement = isSpan ? label : <span>{label}</span>;
  const row = (
    <label className={classNames(styles.row, variant === 'strong' && styles.strong, className)}>
      <input
        {...rest}
        ref={useTypedBefore(rest)}
        type="checkbox"
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(rest['aria-describedby'], error && errorId)}
      />
      {labelElement}
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
  if (!('error' in props)) return row;
  return (
    <div>
      {row}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
