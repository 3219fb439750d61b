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
const MIN_SEARCH_OPTIONS = 8;

/** Number of options that Page Up and Page Down skip, about as many as are visible. */
const OPTIONS_PER_PAGE = 8;

type OptionPanelProps = SearchSelectProps & {
  panelId: string;
  anchor: RefObject<HTMLElement | null>;
  opening: OpenRequest;
  close: (restoreFocus: boolean) => void;
  onFocusOut: (event: FocusEvent) => void;
};

/**
 * Search box and options of an open select. The focus is on the search box or on the list, and in both the arrow keys
 * move the active option.
 */
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
  const hasSearch = options.length >= MIN_SEARCH_OPTIONS;
  const [typed, setTyped] = useState(opening.typed);
  const [movedIndex, setMovedIndex] = useState<number>();
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useTopLayer(panel, anchor, () => close(false));
  useLayoutEffect(() => markRoot('panel'), []);

  const matches = matchOptions(options, typed);
  // Without a search box typed letters do not filter the options. They move to the first match.
  const loadedOptions = hasSearch ? matches : options;
  const visibleOptions = state === 'ready' ? loadedOptions : [];
  const startValue = typed ? matches[0]?.value : value;
  const startIndex = visibleOptions.findIndex((option) => option.value === startValue);
  const activeIndex = Math.max(0, Math.min(movedIndex ?? startIndex, visibleOptions.length - 1));
  const optionId = (index: number) => `${panelId}o${index}`;

  // Sets the focus on opening and when the options arrive, unless the focus is already inside.
  useLayoutEffect(() => {
    const panelElement = panel.current;
    if (panelElement !== document.activeElement && panelElement?.contains(document.activeElement))
      return;
    const target = opening.byTouch ? list.current : (search.current ?? list.current);
    target?.focus({ preventScroll: true });
    // An empty list is hidden and cannot be focused, so the panel is focused instead.
    if (!panelElement?.contains(document.activeElement))
      panelElement?.focus({ preventScroll: true });
  }, [opening, state, hasSearch]);

  function updateQuery(text: string) {
    setTyped(text);
    setMovedIndex(undefined);
  }

  function choose(next: string) {
    if (next !== value) props.onChange(next);
    close(true);
  }

  function onListKey(event: KeyboardEvent) {
    const isTyping = event.target === search.current;
    if (isComposing(event.nativeEvent)) {
      // In Safari the Enter that accepts a word of an input method would also submit the form.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const character = readTypedCharacter(event);
    if (character && !isTyping && hasSearch) {
      // The default action of the key then inserts the character into the focused search box.
      search.current?.focus();
      return;
    }
    const nextIndex = getNextIndex(event.key, activeIndex, visibleOptions.length, isTyping);
    const isSelection = event.key === 'Enter' || (event.key === ' ' && !isTyping);
    if (nextIndex !== undefined) setMovedIndex(nextIndex);
    else if (isSelection && visibleOptions[activeIndex]) choose(visibleOptions[activeIndex].value);
    else if (character && !isTyping) updateQuery(character);
    // Without an option Enter does nothing, because its default action would submit the form.
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
        {hasSearch && (
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
              aria-activedescendant={visibleOptions.length > 0 ? optionId(activeIndex) : undefined}
              className={control.control}
              value={typed}
              onChange={(event) => updateQuery(event.target.value)}
              onKeyDown={onListKey}
            />
          </div>
        )}
        <OptionsState
          state={state}
          empty={visibleOptions.length === 0}
          texts={texts}
          onRetry={() => {
            // The retry button is removed, which would lose the focus.
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
          active={activeIndex}
          optionId={optionId}
          onChoose={choose}
          onKeyDown={onListKey}
        />
      </div>
    </div>
  );
}

/**
 * Returns the next active index for a key, or undefined for other keys. In the search box, Home and End move the cursor
 * instead.
 */
function getNextIndex(key: string, index: number, count: number, isTyping: boolean) {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return index >= last ? 0 : index + 1;
    case 'ArrowUp':
      return index <= 0 ? last : index - 1;
    case 'PageDown':
      return Math.min(index + OPTIONS_PER_PAGE, last);
    case 'PageUp':
      return Math.max(index - OPTIONS_PER_PAGE, 0);
    case 'Home':
      return isTyping ? undefined : 0;
    case 'End':
      return isTyping ? undefined : last;
    default:
      return undefined;
  }
}
