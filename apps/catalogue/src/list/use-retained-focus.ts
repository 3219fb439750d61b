import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Focused element and its index among the chips; -1 for other elements. */
interface FocusedElement {
  readonly element: Element;
  readonly chip: number;
}

/** Chips of a list. The link that clears all filters has no label of its own. */
const findChips = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>('[data-summary] a[aria-label]'),
];

/**
 * Moves the focus when an update removes the focused element of a list: to the next chip if it was a chip, otherwise to
 * the list's heading. Without that, keyboard and screen reader users start again at the top of the page.
 */
export function useRetainedFocus(list: RefObject<HTMLElement | null>): void {
  const last = useRef<FocusedElement>(undefined);
  useEffect(() => {
    const follow = () => {
      const { activeElement: element } = document;
      const section = list.current;
      last.current =
        element instanceof HTMLElement && section?.contains(element)
          ? { element, chip: findChips(section).indexOf(element) }
          : undefined;
    };
    // An element may have received the focus before hydration.
    follow();
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [list]);
  useLayoutEffect(() => {
    const { current: focused } = last;
    const section = list.current;
    if (!focused || !section || focused.element.isConnected) return;
    last.current = undefined;
    // The visitor has moved the focus, or a dialog has it.
    if (document.activeElement !== document.body) return;
    const heading = section.querySelector('h2');
    const next = findChips(section)[focused.chip] ?? heading;
    if (next === heading && heading) heading.tabIndex = -1;
    next?.focus({ preventScroll: true });
  });
}
