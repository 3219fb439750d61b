import { type RefObject, useLayoutEffect } from 'react';

/** Distance in px to the lower edge or a phone's keyboard. */
const EDGE = 8;
const LEAST = 160;

/** Limits an element's height to the visible viewport, above a phone's keyboard. */
export function useFitViewport(
  elementRef: RefObject<HTMLElement | null>,
  isVisible: boolean,
): void {
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
