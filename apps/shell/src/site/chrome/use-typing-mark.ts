import { useEffect } from 'react';

const FIELDS = 'main :is(input, select, textarea)';

/** Marks the root (`data-typing`) while the visitor is in a field of the page: see `markRoot` of ui for the reason. */
export function useTypingMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    const follow = () =>
      root.toggleAttribute('data-typing', document.activeElement?.matches(FIELDS) ?? false);
    follow();
    // A field that leaves the page says nothing: the next press does.
    const events = ['focusin', 'focusout', 'click'];
    for (const event of events) document.addEventListener(event, follow);
    return () => {
      for (const event of events) document.removeEventListener(event, follow);
    };
  }, []);
}
