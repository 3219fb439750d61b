import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** `chip` is the index among the filter chips, or -1 for other elements. */
interface FocusedElement {
  readonly element: Element;
  readonly chip: number;
}

/** The link that clears all filters has no `aria-label`. */
const findChips = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>('[data-summary] a[aria-label]'),
];

/**
 * If an update removes the focused element, focuses the next chip or the heading. Otherwise keyboard and screen reader
 * users would start again at the top of the page.
 */
export function useRetainedFocus(list: RefObject<HTMLElement | null>): void {
  const lastFocus = useRef<FocusedElement>(undefined);
  useEffect(() => {
    const trackFocus = () => {
      const { activeElement: element } = document;
      const section = list.current;
      lastFocus.current =
        element instanceof HTMLElement && section?.contains(element)
          ? { element, chip: findChips(section).indexOf(element) }
          : undefined;
    };
    // An element may have received the focus before hydration.
    trackFocus();
    document.addEventListener('focusin', trackFocus);
    return () => document.removeEventListener('focusin', trackFocus);
  }, [list]);
  useLayoutEffect(() => {
    const { current: focused } = lastFocus;
    const section = list.current;
    if (!focused || !section || focused.element.isConnected) return;
    lastFocus.current = undefined;
    // The visitor has moved the focus, or a dialog has taken it.
    if (document.activeElement !== document.body) return;
    const heading = section.querySelector('h2');
    const next = findChips(section)[focused.chip] ?? heading;
    if (next === heading && heading) heading.tabIndex = -1;
    next?.focus({ preventScroll: true });
  });
}
