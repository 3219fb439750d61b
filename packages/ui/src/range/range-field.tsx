import { parseNumber } from '@tractor-haat/i18n';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import field from '../field/field.module.css';
import { FieldError } from '../field/field-error.tsx';
import { isComposing } from '../field/is-composing.ts';
import { LessIcon, MoreIcon } from '../icons/index.ts';
import { useHydrated } from '../live/use-hydrated.ts';
import { styleVariables } from '../style-variables.ts';
import styles from './range-field.module.css';
import { allowedValue, type RangeLimits, steppedValue } from './range-limits.ts';

export type RangeFieldProps = RangeLimits & {
  label: ReactNode;
  /** Unit beside the box: ₹, %, years. */
  unit?: ReactNode;
  /** Position of the unit. */
  unitAt?: 'start' | 'end';
  value: number;
  onChange: (value: number) => void;
  /** Form field name. */
  name?: string;
  /** Step of typed values, if finer than the slider's: a price to the rupee. */
  typedStep?: number;
  /** Reads the box, NaN if it is no number; `parseRupees` of i18n for money. */
  read?: (text: string) => number;
  /** Formats the value for the box: `5,00,000`. Input may contain commas. */
  format?: (value: number) => string;
  /** Accessible value of the slider: "5,00,000 rupees". */
  valueText: (value: number) => string;
  /** `unread`: error when the visitor leaves a text that is no number; without it the text is dropped. */
  texts: { less: string; more: string; unread?: string };
  /** Text of a submitted form that is no number: shown with the error instead of the value. */
  unreadText?: string | undefined;
};

/** A number by slider, text box or step buttons of 44 px, in sync. Without JavaScript only the box remains. */
export function RangeField(props: RangeFieldProps) {
  const {
    label,
    unit,
    unitAt = 'end',
    value,
    onChange,
    name,
    typedStep = props.step,
    read = parseNumber,
    format = String,
    valueText,
    texts,
    unreadText,
  } = props;
  const { min, max, step } = props;
  const typed = { min, max, step: typedStep };
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const live = useHydrated();
  // Text being typed; may be no valid number yet.
  const [draft, setDraft] = useState(unreadText);
  const [isUnread, setUnread] = useState(unreadText !== undefined);
  const errorId = isUnread ? `${id}e` : undefined;
  function type(text: string) {
    setDraft(text);
    setUnread(false);
    const number = read(text);
    if (number === allowedValue(number, typed)) onChange(number);
  }
  function settle() {
    const number = read(draft ?? '');
    const isRead = Number.isFinite(number);
    if (isRead) onChange(allowedValue(number, typed));
    const staysWithError = !isRead && texts.unread !== undefined && draft?.trim();
    if (staysWithError) setUnread(true);
    else setDraft(undefined);
  }
  function drop() {
    setDraft(undefined);
    setUnread(false);
  }
  function go(direction: 1 | -1) {
    drop();
    onChange(steppedValue(value, direction, props));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) settle();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? 1 : -1);
  }
  const applyEarlyInput = useEffectEvent(() => {
    const early = box.current?.value;
    if (early !== undefined && early !== (unreadText ?? format(value))) type(early);
  });
  // Text typed before hydration is only in the DOM.
  useLayoutEffect(() => applyEarlyInput(), []);
  const unitMark = unit && <span className={styles.unit}>{unit}</span>;
  return (
    <fieldset className={styles.root} aria-labelledby={`${id}l`}>
      <legend className={styles.legend}>
        <label className={classNames(field.label, styles.label)} id={`${id}l`} htmlFor={id}>
          {label}
        </label>
      </legend>
      {name && live && <input type="hidden" name={name} value={value} />}
      <div className={styles.box}>
        {unitAt === 'start' && unitMark}
        <input
          ref={box}
          id={id}
          // Before hydration this input has the name; afterwards the hidden input has it.
          name={live ? undefined : name}
          className={classNames(control.control, styles.number)}
          // Not type=number: its spinner is small, and the mouse wheel changes it by accident.
          type="text"
          inputMode={Number.isInteger(typedStep) ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-invalid={isUnread || undefined}
          aria-describedby={errorId}
          value={draft ?? format(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        {unitAt === 'end' && unitMark}
      </div>
      {errorId ? <FieldError id={errorId}>{texts.unread}</FieldError> : null}
      <div className={styles.slide}>
        <IconButton
          className={styles.step}
          label={texts.less}
          icon={<LessIcon size={20} />}
          disabled={value <= min}
          onClick={() => go(-1)}
        />
        <input
          className={styles.range}
          style={styleVariables({ '--done': `${((value - min) / (max - min)) * 100}%` })}
          type="range"
          aria-labelledby={`${id}l`}
          aria-valuetext={valueText(value)}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => {
            drop();
            onChange(event.target.valueAsNumber);
          }}
        />
        <IconButton
          className={styles.step}
          label={texts.more}
          icon={<MoreIcon size={20} />}
          disabled={value >= max}
          onClick={() => go(1)}
        />
      </div>
    </fieldset>
  );
}
