import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NativeSelect } from '../field/native-select.tsx';
import { readEarlySelection } from '../field/repeat-typed.ts';
import { useHydrated } from '../live/use-hydrated.ts';
import styles from './search-select.module.css';
import type { SearchSelectProps } from './search-select-props.ts';
import { SelectButton } from './select-button.tsx';

/**
 * A select with search. Its button opens a list beside it, or on phones a sheet at the lower edge. Before hydration it
 * is a native select.
 *
 * @example
 * <Field label={t('state')}>{(control) => <SearchSelect {...control} {...input} title={t('state')} … />}</Field>
 */
export function SearchSelect(props: SearchSelectProps) {
  const root = useRef<HTMLDivElement>(null);
  const native = useRef<HTMLSelectElement>(null);
  const isHydrated = useHydrated(native);
  const earlySelection = useRef<string>(undefined);
  const applyEarlySelection = useEffectEvent(() => {
    if (earlySelection.current !== undefined) props.onChange(earlySelection.current);
  });
  // A selection before hydration is only in the native select, which the next render removes.
  useLayoutEffect(() => {
    if (native.current) earlySelection.current = readEarlySelection(native.current, props.value);
  }, []);
  // A microtask runs after the effect in which a form library registers the field.
  useEffect(() => queueMicrotask(() => applyEarlySelection()), []);
  return (
    <div ref={root} className={styles.root}>
      {isHydrated ? (
        <SelectButton {...props} root={root} />
      ) : (
        <PlainSelect {...props} ref={native} />
      )}
    </div>
  );
}

type PlainSelectProps = SearchSelectProps & { ref: RefObject<HTMLSelectElement | null> };

function PlainSelect({
  options,
  placeholder,
  state,
  disabled,
  onChange,
  ...props
}: PlainSelectProps) {
  const { ref, id, name, value, required } = props;
  return (
    <NativeSelect
      ref={ref}
      id={id}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => props.onBlur?.()}
      required={required}
      translate={props.translate}
      disabled={disabled || state === 'loading'}
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid']}
    >
      {!options.some((option) => option.value === '') && (
        <option value="" translate={props.translate && 'yes'}>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} translate={option.translate}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
