import { MIN_QUERY_LENGTH, type SearchSuggestion, suggest } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { useNavigate, usePage, useTranslation } from '@tractor-haat/platform/island';
import { isComposing, VisuallyHidden } from '@tractor-haat/ui';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './live-search.module.css';
import {
  createRecentOption,
  createSuggestionOption,
  type Option,
  OptionList,
  toResultsPath,
} from './option-list.tsx';
import {
  clearRecentSearches,
  readRecentSearches,
  saveRecentSearch,
} from './read-recent-searches.ts';
import { findNextActive, useComboboxField } from './use-combobox-field.ts';
import { VoiceSearch } from './voice-search.tsx';

const VIEWPORT_MARGIN_PX = 8;
const MIN_HEIGHT_PX = 160;

/** Suggestions, recent searches and voice search for the field of `SearchBox`. */
export function LiveSearch({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('menus');
  const { language } = usePage();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(readRecentSearches);
  const suggested = useSuggestions(text, language);

  const isRecent = text.trim() === '';
  const options: readonly Option[] = isRecent
    ? recent.map(createRecentOption)
    : (suggested?.items ?? []).map((suggestion) => createSuggestionOption(suggestion, language));
  const isListed = isOpen && options.length > 0;
  const isEmpty = isOpen && suggested !== null && suggested.items.length === 0;
  const listId = `${id}-list`;
  const toOptionId = (index: number) => `${id}-${index}`;

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function finishSearch(storedText: string, nextText: string) {
    if (storedText) setRecent(saveRecentSearch(storedText));
    close();
    setText(nextText);
    if (!input.current) return;
    input.current.value = nextText;
    // Phones hide the keyboard, which would cover the results, when the field loses the focus.
    input.current.blur();
  }
  function search(query: string) {
    finishSearch(query, query);
    navigate(toResultsPath(query));
  }
  function clearRecent() {
    clearRecentSearches();
    setRecent([]);
    input.current?.focus();
  }
  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) {
      // In Safari the Enter that accepts a word of an input method would submit the form.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'Enter' && isListed && active >= 0) {
      event.preventDefault();
      document.getElementById(toOptionId(active))?.click();
    } else if (event.key === 'Escape' && (isListed || isEmpty)) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(findNextActive(event.key, isListed ? active : -1, options.length));
    }
  }
  useComboboxField(input, {
    listId,
    isOpen: isListed,
    activeId: isListed && active >= 0 ? toOptionId(active) : undefined,
    onText(typed) {
      setText(typed);
      setActive(-1);
      setOpen(true);
    },
    onFocus() {
      setRecent(readRecentSearches());
      setOpen(true);
    },
    onBlur: close,
    onKey: handleKey,
    onSubmit(event) {
      event.preventDefault();
      search(input.current?.value.trim() ?? '');
    },
  });

  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isOpen && suggested?.query === text.trim() && !isEmpty
            ? t('search.count', { count: options.length })
            : ''}
        </span>
      </VisuallyHidden>
      {isListed ? (
        <OptionPanel onClear={isRecent ? clearRecent : undefined}>
          <OptionList
            id={listId}
            label={isRecent ? t('search.recent') : t('search.suggestions')}
            options={options}
            active={active}
            optionId={toOptionId}
            onChoose={(option) => finishSearch(option.text, isRecent ? option.text : '')}
          />
        </OptionPanel>
      ) : null}
      <VoiceSearch onHeard={search} />
      <div role="status">
        {isEmpty ? <p className={`${styles.panel} ${styles.none}`}>{t('search.none')}</p> : null}
      </div>
    </>
  );
}

interface OptionPanelProps {
  /** Clears the recent searches. Undefined for suggestions. */
  readonly onClear: (() => void) | undefined;
  readonly children: ReactNode;
}

function OptionPanel({ onClear, children }: OptionPanelProps) {
  const { t } = useTranslation('menus');
  const panel = useRef<HTMLDivElement>(null);
  useViewportFit(panel);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list leaves the focus in the field
    <div ref={panel} className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {onClear ? (
        <div className={styles.head}>
          {t('search.recent')}
          <button type="button" onClick={onClear}>
            {t('search.clear')}
          </button>
        </div>
      ) : null}
      {children}
    </div>
  );
}

/** Limits the height of the element to the part of the viewport above the keyboard of a phone. */
function useViewportFit(elementRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = elementRef.current;
    const view = window.visualViewport;
    if (!element || !view) return;
    const setMaxHeight = () => {
      const availableHeight =
        view.height + view.offsetTop - element.getBoundingClientRect().top - VIEWPORT_MARGIN_PX;
      element.style.maxHeight = `${Math.max(MIN_HEIGHT_PX, availableHeight)}px`;
    };
    setMaxHeight();
    view.addEventListener('resize', setMaxHeight);
    return () => view.removeEventListener('resize', setMaxHeight);
  }, [elementRef]);
}

const DEBOUNCE_MS = 200;

interface SuggestionResult {
  readonly query: string;
  readonly items: readonly SearchSuggestion[];
}

/** True if one text begins with the other. Suggestions for `ku` stay visible while the visitor types `kub`. */
const isExtension = (first: string, second: string) =>
  first.startsWith(second) || second.startsWith(first);

function useSuggestions(text: string, language: Language): SuggestionResult | null {
  const query = text.trim();
  const isLong = query.length >= MIN_QUERY_LENGTH;
  const [suggested, setSuggested] = useState<SuggestionResult | null>(null);

  useEffect(() => {
    if (!isLong) {
      setSuggested(null);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const items = await suggest({ query, language }, { signal }).catch(() => []);
      if (!signal.aborted) setSuggested({ query, items });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isLong, language]);

  return isLong && suggested && isExtension(query, suggested.query) ? suggested : null;
}
