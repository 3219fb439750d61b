import { useNavigate, usePage, useTranslation } from '@tractor-haat/platform/island';
import { isComposing, VisuallyHidden } from '@tractor-haat/ui';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './live-search.module.css';
import { nextActive } from './next-active.ts';
import { OptionList } from './option-list.tsx';
import { type Option, recentOption, resultsAddress, suggestionOption } from './options.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { useField } from './use-field.ts';
import { useSuggestions } from './use-suggestions.ts';
import { VoiceSearch } from './voice-search.tsx';

/** Distance in px to the lower edge or a phone's keyboard. */
const EDGE = 8;
const LEAST = 160;

/** Limits an element's height to the visible viewport, above a phone's keyboard. */
function useFitViewport(elementRef: RefObject<HTMLElement | null>, isVisible: boolean): void {
  useLayoutEffect(() => {
    const element = elementRef.current;
    const view = window.visualViewport;
    if (!isVisible || !element || !view) return;
    const fit = () => {
      const room = view.height + view.offsetTop - element.getBoundingClientRect().top - EDGE;
      element.style.maxHeight = `${Math.max(LEAST, room)}px`;
    };
    fit();
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, [elementRef, isVisible]);
}

/** Suggestions and recent searches below a search field: a combobox with a list of links. */
export function Content({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('menus');
  const { language } = usePage();
  const navigate = useNavigate();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(recentSearches);
  const suggested = useSuggestions(text, language);

  const isRecent = text.trim() === '';
  const options: readonly Option[] = isRecent
    ? recent.map(recentOption)
    : (suggested?.items ?? []).map((found) => suggestionOption(found, language));
  const isListed = isOpen && options.length > 0;
  const isNone = isOpen && suggested !== null && suggested.items.length === 0;
  const optionId = (place: number) => `${id}-${place}`;
  useFitViewport(panel, isListed);

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function leaveWith(remembered: string, nextText: string) {
    if (remembered) setRecent(rememberSearch(remembered));
    close();
    setText(nextText);
    if (!input.current) return;
    input.current.value = nextText;
    // Hides a phone's keyboard.
    input.current.blur();
  }
  useField(input, {
    listId: `${id}-list`,
    isOpen: isListed,
    activeId: isListed && active >= 0 ? optionId(active) : undefined,
    onText(typed) {
      setText(typed);
      setActive(-1);
      setOpen(true);
    },
    onFocus() {
      setRecent(recentSearches());
      setOpen(true);
    },
    onLeave: close,
    onKey(event) {
      if (isComposing(event)) {
        // Safari would submit the form with the Enter that accepts a word.
        if (event.key === 'Enter') event.preventDefault();
        return;
      }
      if (event.key === 'Enter' && isListed && active >= 0) {
        event.preventDefault();
        document.getElementById(optionId(active))?.click();
      } else if (event.key === 'Escape' && (isListed || isNone)) {
        // The first Escape closes the list, the second clears the field.
        event.preventDefault();
        close();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setOpen(true);
        setActive(nextActive(event.key, isListed ? active : -1, options.length));
      }
    },
    onSubmit(event) {
      event.preventDefault();
      search(input.current?.value.trim() ?? '');
    },
  });
  function search(query: string) {
    leaveWith(query, query);
    navigate(resultsAddress(query));
  }

  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isOpen && suggested?.query === text.trim() && !isNone
            ? t('search.count', { count: options.length })
            : ''}
        </span>
      </VisuallyHidden>
      {isListed ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list leaves the focus in the field
        <div ref={panel} className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {isRecent ? (
            <div className={styles.head}>
              {t('search.recent')}
              <button
                type="button"
                onClick={() => {
                  forgetSearches();
                  setRecent([]);
                  input.current?.focus();
                }}
              >
                {t('search.clear')}
              </button>
            </div>
          ) : null}
          <OptionList
            id={`${id}-list`}
            label={isRecent ? t('search.recent') : t('search.suggestions')}
            options={options}
            active={active}
            optionId={optionId}
            onChoose={(option) => leaveWith(option.text, isRecent ? option.text : '')}
          />
        </div>
      ) : null}
      <VoiceSearch onHeard={search} />
      <div role="status">
        {isNone ? <p className={`${styles.panel} ${styles.none}`}>{t('search.none')}</p> : null}
      </div>
    </>
  );
}
