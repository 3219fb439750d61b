import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The element that had the focus, and its position among the chips; -1 for other elements. */
interface FocusedElement {
  readonly element: Element;
  readonly chip: number;
}

/** The chips of a list; the link that clears all has no label of its own. */
const findChips = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>('[data-summary] a[aria-label]'),
];

/**
 * Keeps the focus inside a list when a change of its content removes the focused element: it moves
 * to the next chip if that was a chip, else to the list's heading. Without that, keyboards and
 * screen readers start again at the top of the page.
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
    // The focus may have come before this code.
    follow();
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [list]);
  useLayoutEffect(() => {
    const { current: focused } = last;
    const section = list.current;
    if (!focused || !section || focused.element.isConnected) return;
    last.current = undefined;
    // The visitor is elsewhere by now, or a dialog has the focus.
    if (document.activeElement !== document.body) return;
    const heading = section.querySelector('h2');
    const next = findChips(section)[focused.chip] ?? heading;
    if (next === heading && heading) heading.tabIndex = -1;
    next?.focus({ preventScroll: true });
  });
}
