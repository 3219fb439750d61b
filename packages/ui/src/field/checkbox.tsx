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
  /** The words beside the box; pressing them ticks it. */
  label: ReactNode;
  /** Stands at the far end of the row, as the number of matches of a filter does. */
  end?: ReactNode;
  /** `strong` is the short word under a card ("Compare"). */
  look?: 'plain' | 'strong';
  /** What is wrong. Where something may be, it is given from the start, as undefined: there is a place for it then. */
  error?: string | undefined;
};

/** A tick box in a row of at least 44 px. Lists have seventy of them: no element stands there that does nothing. */
export function Checkbox(props: CheckboxProps) {
  const { label, end, look = 'plain', error, className, ...rest } = props;
  const errorId = useId();
  const isSpan = isValidElement(label) && label.type === 'span';
  const labelPart = isSpan ? label : <span>{label}</span>;
  const row = (
    <label className={classNames(styles.row, look === 'strong' && styles.strong, className)}>
      <input
        {...rest}
        ref={useTypedBefore(rest)}
        type="checkbox"
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(rest['aria-describedby'], error && errorId)}
      />
      {labelPart}
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
