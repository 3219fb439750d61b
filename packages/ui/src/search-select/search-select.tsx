import { type Ref, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NativeSelect } from '../field/native-select.tsx';
import { useHydrated } from '../live/use-hydrated.ts';
import type { SelectOption } from './match-options.ts';
import styles from './search-select.module.css';
import { SelectButton } from './select-button.tsx';

export type SearchSelectTexts = {
  /** In the empty search box, and its name: "Search". */
  search: string;
  /** "Nothing found" */
  none: string;
  loading: string;
  failed: string;
  retry: string;
  close: string;
};

export type SearchSelectProps = {
  /** The field's name, the same words as its label: names the button, the panel and the list. */
  title: string;
  options: readonly SelectOption[];
  /** Value of the chosen option; '' when none is. */
  value: string;
  onChange: (value: string) => void;
  /** The visitor has left it: focus is neither on it nor in its panel. */
  onBlur?: () => void;
  /** The panel opens: time to fetch the options. */
  onOpen?: () => void;
  /** Its value is sent with the form under this name. */
  name?: string | undefined;
  /** Shown while nothing is chosen: "Choose state". */
  placeholder: string;
  texts: SearchSelectTexts;
  /** How the options are doing: with `failed`, `onRetry` is offered. */
  state?: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
};

/**
 * Choose one of many, with search: a button that opens a list beside it, or a sheet within the
 * thumb's reach on phones. A native select until script runs. Spread a `Field`'s control and React
 * Final Form's `input` on it.
 */
export function SearchSelect(props: SearchSelectProps) {
  const root = useRef<HTMLDivElement>(null);
  const native = useRef<HTMLSelectElement>(null);
  const live = useHydrated(native);
  const takeEarlyChoice = useEffectEvent(() => {
    const early = native.current?.value;
    if (early !== undefined && early !== props.value) props.onChange(early);
  });
  // What was chosen in the native one before script ran is on the page only.
  useLayoutEffect(() => takeEarlyChoice(), []);
  return (
    <div ref={root} className={styles.root}>
      {live ? <SelectButton {...props} root={root} /> : <PlainSelect {...props} ref={native} />}
    </div>
  );
}

type PlainSelectProps = SearchSelectProps & { ref: Ref<HTMLSelectElement> };

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
      disabled={disabled || state === 'loading'}
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid']}
    >
      {!options.some((option) => option.value === '') && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
