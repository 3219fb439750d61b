import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../live/use-hydrated.ts';
import styles from './tabs.module.css';

export type Tab = {
  /** Unique on the page, because it is the URL fragment without JavaScript. */
  id: string;
  label: ReactNode;
  content: ReactNode;
};

export type TabsProps = {
  /** Label of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the initial tab. Defaults to the first tab. */
  initial?: string;
  onSelect?: (id: string) => void;
};

/** Panels are focusable (ARIA APG), so that their text can be scrolled. */
const FOCUSABLE_PANEL = { tabIndex: 0 } as const;

/** A tab list with its panels. Without JavaScript the tabs are links and the page shows the linked panel. */
export function Tabs({ label, tabs, initial, onSelect }: TabsProps) {
  const isHydrated = useHydrated();
  const [selectedId, setSelectedId] = useState(initial ?? tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const baseId = useId();
  const tabId = (id: string) => `${baseId}-${id}`;

  function select(id: string) {
    setSelectedId(id);
    onSelect?.(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ id }) => id === selectedId);
    const next = tabs[getNextIndex(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  if (!isHydrated) {
    return (
      <div>
        <nav className={styles.row} aria-label={label}>
          {tabs.map(({ id, label: tabLabel }) => (
            <a
              key={id}
              href={`#${id}`}
              className={classNames(styles.tab, id === selectedId && styles.on)}
            >
              {tabLabel}
            </a>
          ))}
        </nav>
        <div className={styles.plain}>
          {tabs.map(({ id, content }) => (
            <section
              key={id}
              id={id}
              className={classNames(styles.panel, id === selectedId && styles.first)}
            >
              {content}
            </section>
          ))}
        </div>
      </div>
    );
  }
  return (
    <div>
      <div ref={list} className={styles.row} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: tabLabel }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            data-tab={id}
            className={classNames(styles.tab, id === selectedId && styles.on)}
            aria-selected={id === selectedId}
            aria-controls={id}
            tabIndex={id === selectedId ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={onKeyDown}
          >
            {tabLabel}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          {...FOCUSABLE_PANEL}
          hidden={id !== selectedId}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** Returns the index of the tab that a key selects (ARIA APG), or undefined for other keys. */
function getNextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
