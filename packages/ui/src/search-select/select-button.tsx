import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import control from '../field/control.module.css';
import { OptionPanel } from './option-panel.tsx';
import { readTypedCharacter } from './read-typed-character.ts';
import styles from './search-select.module.css';
import type { OpenRequest, SearchSelectProps } from './search-select-props.ts';

type SelectButtonProps = SearchSelectProps & {
  /** Contains the button and the open panel. */
  root: RefObject<HTMLElement | null>;
};

/** The hydrated select: button, panel, and hidden input. */
export function SelectButton({ root, ...props }: SelectButtonProps) {
  const { options, value, name, placeholder, state, disabled, required } = props;
  const [opening, setOpening] = useState<OpenRequest>();
  const button = useRef<HTMLButtonElement>(null);
  const pointer = useRef({ touch: false, wasOpen: false });
  const panelId = useId();
  const selected = options.find((option) => option.value === value);

  function open(next: OpenRequest) {
    setOpening(next);
    props.onOpen?.();
  }

  function close(restoreFocus: boolean) {
    setOpening(undefined);
    if (restoreFocus) button.current?.focus({ preventScroll: true });
  }

  /** Closes the panel when the focus leaves both the button and the panel. */
  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (root.current?.contains(relatedTarget)) return;
    // Without a new target the window has lost the focus, and the panel stays open.
    if (relatedTarget) close(false);
    props.onBlur?.();
  }

  function onClick() {
    const { touch, wasOpen } = pointer.current;
    pointer.current = { touch: false, wasOpen: false };
    if (wasOpen) close(true);
    else open({ typed: '', byTouch: touch });
  }

  function onKeyDown(event: KeyboardEvent) {
    const typed = readTypedCharacter(event);
    if (typed || event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open({ typed: typed ?? '', byTouch: false });
    }
  }

  return (
    <>
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
      <button
        ref={button}
        id={props.id}
        type="button"
        role="combobox"
        // Not all browsers apply a `label` element to a button with the role combobox.
        aria-label={props.title}
        aria-haspopup="dialog"
        aria-expanded={opening !== undefined}
        aria-controls={panelId}
        aria-required={required}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        aria-busy={state === 'loading' || undefined}
        disabled={disabled}
        className={classNames(control.control, control.select, styles.button)}
        // The browser may close the panel before the click event, so `onClick` needs its state at pointerdown.
        onPointerDown={({ pointerType }) => {
          pointer.current = { touch: pointerType === 'touch', wasOpen: opening !== undefined };
        }}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={onFocusOut}
      >
        <span
          className={selected ? styles.chosen : styles.placeholder}
          translate={selected && (selected.translate ?? props.translate)}
        >
          {selected?.label ?? placeholder}
        </span>
        {state === 'loading' && <Spinner />}
      </button>
      {opening && (
        <OptionPanel
          {...props}
          panelId={panelId}
          anchor={button}
          opening={opening}
          close={close}
          onFocusOut={onFocusOut}
        />
      )}
    </>
  );
}
