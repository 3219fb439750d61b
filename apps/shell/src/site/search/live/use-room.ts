import { type RefObject, useLayoutEffect } from 'react';

/** Between the list and the lower edge, or the keyboard of a phone. */
const EDGE = 8;
const LEAST = 160;

/** Keeps an element as low as there is room on the screen, above a phone's keyboard. */
export function useRoom(elementRef: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = elementRef.current;
    const view = window.visualViewport;
    if (!isShown || !element || !view) return;
    const fit = () => {
      const room = view.height + view.offsetTop - element.getBoundingClientRect().top - EDGE;
      element.style.maxHeight = `${Math.max(LEAST, room)}px`;
    };
    fit();
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, [elementRef, isShown]);
}
