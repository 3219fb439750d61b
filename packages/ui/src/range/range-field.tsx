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
  unitAt?: 'start' | 'end';
  value: number;
  onChange: (value: number) => void;
  /** Name under which a form sends the value. */
  name?: string;
  /** Step of typed values if it is smaller than that of the slider, such as one rupee. */
  typedStep?: number;
  /** Parses the text of the box. Returns NaN if it is no number. Use `parseRupees` of i18n for money. */
  read?: (text: string) => number;
  /** Formats the value for the box: `5,00,000`. */
  format?: (value: number) => string;
  /** Accessible value of the slider: "5,00,000 rupees". */
  valueText: (value: number) => string;
  /** `unread` is the error for a text that is no number. Without it such a text is discarded on blur. */
  texts: { less: string; more: string; unread?: string };
  /** Submitted text that is no number. It is shown with the error instead of the value. */
  unreadText?: string | undefined;
};

/** A number field with a slider, a text box and step buttons of 44 px. Without JavaScript it is only the text box. */
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
  const typedLimits = { min, max, step: typedStep };
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  // Text of the box while the visitor edits it. It may not be a valid number yet.
  const [draft, setDraft] = useState(unreadText);
  const [isUnreadable, setUnreadable] = useState(unreadText !== undefined);
  const errorId = isUnreadable ? `${id}e` : undefined;

  function handleText(text: string) {
    setDraft(text);
    setUnreadable(false);
    const number = read(text);
    if (number === allowedValue(number, typedLimits)) onChange(number);
  }

  function commitDraft() {
    const number = read(draft ?? '');
    const isReadable = Number.isFinite(number);
    if (isReadable) onChange(allowedValue(number, typedLimits));
    const staysWithError = !isReadable && texts.unread !== undefined && draft?.trim();
    if (staysWithError) setUnreadable(true);
    else setDraft(undefined);
  }

  function discardDraft() {
    setDraft(undefined);
    setUnreadable(false);
  }

  function moveByStep(direction: 1 | -1) {
    discardDraft();
    onChange(steppedValue(value, direction, props));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) commitDraft();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moveByStep(event.key === 'ArrowUp' ? 1 : -1);
  }

  const applyEarlyInput = useEffectEvent(() => {
    const early = box.current?.value;
    if (early !== undefined && early !== (unreadText ?? format(value))) handleText(early);
  });
  // React did not receive text that was typed before hydration, so it is read from the DOM.
  useLayoutEffect(() => applyEarlyInput(), []);

  const unitMark = unit && <span className={styles.unit}>{unit}</span>;
  return (
    <fieldset className={styles.root} aria-labelledby={`${id}l`}>
      <legend className={styles.legend}>
        <label className={classNames(field.label, styles.label)} id={`${id}l`} htmlFor={id}>
          {label}
        </label>
      </legend>
      {name && isHydrated && <input type="hidden" name={name} value={value} />}
      <div className={styles.box}>
        {unitAt === 'start' && unitMark}
        <input
          ref={box}
          id={id}
          // Only before hydration: afterwards the hidden input submits the value under this name.
          name={isHydrated ? undefined : name}
          className={classNames(control.control, styles.number)}
          // Not `type=number`, because its spinner is small and the mouse wheel changes it by accident.
          type="text"
          inputMode={Number.isInteger(typedStep) ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-invalid={isUnreadable || undefined}
          aria-describedby={errorId}
          value={draft ?? format(value)}
          onChange={(event) => handleText(event.target.value)}
          onBlur={commitDraft}
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
          onClick={() => moveByStep(-1)}
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
            discardDraft();
            onChange(event.target.valueAsNumber);
          }}
        />
        <IconButton
          className={styles.step}
          label={texts.more}
          icon={<MoreIcon size={20} />}
          disabled={value >= max}
          onClick={() => moveByStep(1)}
        />
      </div>
    </fieldset>
  );
}
