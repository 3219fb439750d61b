import { useEffect } from 'react';

const FIELDS = 'main :is(input, select, textarea)';

/** Sets `data-typing` on the root while a field has the focus: see `markRoot` of ui. */
export function useTypingMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    const follow = () =>
      root.toggleAttribute('data-typing', document.activeElement?.matches(FIELDS) ?? false);
    follow();
    // A removed field fires no event: the next press updates the mark.
    const events = ['focusin', 'focusout', 'click'];
    for (const event of events) document.addEventListener(event, follow);
    return () => {
      for (const event of events) document.removeEventListener(event, follow);
    };
  }, []);
}
