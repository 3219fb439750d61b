import { type RefObject, useSyncExternalStore } from 'react';

const onServer = () => false;

function whenFocusMoves(changed: () => void) {
  document.addEventListener('focusout', changed);
  return () => document.removeEventListener('focusout', changed);
}

/**
 * False on the server and during hydration: render what works without JavaScript. True for client
 * rendering, and after hydration once the `plain` control has lost the focus.
 */
export function useHydrated(plain?: RefObject<HTMLElement | null>): boolean {
  const isLive = () => !plain?.current || plain.current !== document.activeElement;
  return useSyncExternalStore(whenFocusMoves, isLive, onServer);
}
