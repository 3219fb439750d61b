import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/icon-button.tsx';
import control from '../field/control.module.css';
import { isComposing } from '../field/is-composing.ts';
import { CloseIcon } from '../icons/index.ts';
import { markRoot } from '../top-layer/mark-root.ts';
import { useTopLayer } from '../top-layer/use-top-layer.ts';
import { matchOptions } from './match-options.ts';
import { OptionList } from './option-list.tsx';
import styles from './option-panel.module.css';
import { OptionsState } from './options-state.tsx';
import { readTypedCharacter } from './read-typed-character.ts';
import type { OpenRequest, SearchSelectProps } from './search-select-props.ts';

/** Minimum number of options for a search box. */
const SEARCH_FROM = 8;

/** Options that Page Up and Page Down skip: about the visible ones. */
const PAGE_OPTIONS = 8;

type OptionPanelProps = SearchSelectProps & {
  panelId: string;
  anchor: RefObject<HTMLElement | null>;
  opening: OpenRequest;
  close: (giveFocusBack: boolean) => void;
  onFocusOut: (event: FocusEvent) => void;
};

/** Search box and options of an open select. One of both has the focus; keys move the active option. */
export function OptionPanel(props: OptionPanelProps) {
  const {
    options,
    value,
    texts,
    title,
    state = 'ready',
    panelId,
    anchor,
    opening,
    close,
    onFocusOut,
  } = props;
  const searches = options.length >= SEARCH_FROM;
  const [typed, setTyped] = useState(opening.typed);
  const [mark, setMark] = useState<number>();
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useTopLayer(panel, anchor, () => close(false));
  useLayoutEffect(() => markRoot('panel'), []);

  const fitting = matchOptions(options, typed);
  // Without a search box letters select by prefix.
  const visibleOptions = state !== 'ready' ? [] : searches ? fitting : options;
  const startValue = typed ? fitting[0]?.value : value;
  const start = visibleOptions.findIndex((option) => option.value === startValue);
  const marked = Math.max(0, Math.min(mark ?? start, visibleOptions.length - 1));
  const optionId = (index: number) => `${panelId}o${index}`;

  // Again when the options arrive, unless the focus has moved inside.
  useLayoutEffect(() => {
    const box = panel.current;
    if (box !== document.activeElement && box?.contains(document.activeElement)) return;
    const first = opening.byTouch ? list.current : (search.current ?? list.current);
    first?.focus({ preventScroll: true });
    // An empty list cannot receive the focus.
    if (!box?.contains(document.activeElement)) box?.focus({ preventScroll: true });
  }, [opening, state, searches]);

  function type(letters: string) {
    setTyped(letters);
    setMark(undefined);
  }
  function choose(next: string) {
    if (next !== value) props.onChange(next);
    close(true);
  }
  function onListKey(event: KeyboardEvent) {
    const typing = event.target === search.current;
    if (isComposing(event.nativeEvent)) {
      // Safari would submit the form with the Enter that accepts a word.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const letter = readTypedCharacter(event);
    if (letter && !typing && searches) {
      // The key's default action then types into the box.
      search.current?.focus();
      return;
    }
    const to = moveMark(event.key, marked, visibleOptions.length, typing);
    const isSelection = event.key === 'Enter' || (event.key === ' ' && !typing);
    if (to !== undefined) setMark(to);
    else if (isSelection && visibleOptions[marked]) choose(visibleOptions[marked].value);
    else if (letter && !typing) type(letter);
    // Enter does not submit the form.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Escape closes the panel only, not the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      close(true);
    }
  }
  return (
    <div
      ref={panel}
      id={panelId}
      role="dialog"
      aria-label={title}
      popover="auto"
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={onKeyDown}
      onBlur={onFocusOut}
      onClick={(event) => event.target === panel.current && close(true)}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          <IconButton label={texts.close} icon={<CloseIcon />} onClick={() => close(true)} />
        </div>
        {searches && (
          <div className={styles.search}>
            <input
              ref={search}
              type="search"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="done"
              aria-label={texts.search}
              placeholder={texts.search}
              aria-expanded={true}
              aria-autocomplete="list"
              aria-controls={`${panelId}l`}
              aria-activedescendant={visibleOptions.length > 0 ? optionId(marked) : undefined}
              className={control.control}
              value={typed}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onListKey}
            />
          </div>
        )}
        <OptionsState
          state={state}
          empty={visibleOptions.length === 0}
          texts={texts}
          onRetry={() => {
            // The button is removed, which would lose the focus.
            panel.current?.focus();
            props.onRetry?.();
          }}
        />
        <OptionList
          ref={list}
          id={`${panelId}l`}
          label={title}
          options={visibleOptions}
          value={value}
          translate={props.translate}
          marked={marked}
          optionId={optionId}
          onChoose={choose}
          onKeyDown={onListKey}
        />
      </div>
    </div>
  );
}

/**
 * Next active index for a key, or `undefined` for other keys. Home and End move the cursor while
 * the search box has text.
 */
function moveMark(key: string, at: number, count: number, typing: boolean) {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'PageDown':
      return Math.min(at + PAGE_OPTIONS, last);
    case 'PageUp':
      return Math.max(at - PAGE_OPTIONS, 0);
    case 'Home':
      return typing ? undefined : 0;
    case 'End':
      return typing ? undefined : last;
    default:
      return undefined;
  }
}
