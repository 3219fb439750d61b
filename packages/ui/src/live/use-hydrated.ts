import { type RefObject, useSyncExternalStore } from 'react';

const onServer = () => false;

function whenFocusMoves(changed: () => void) {
  document.addEventListener('focusout', changed);
  return () => document.removeEventListener('focusout', changed);
}

/**
 * False on the server and while hydrating: a part then draws what works without script. True where React
 * draws in the browser, and after hydration once the visitor has let go of the `plain` control they use.
 */
export function useHydrated(plain?: RefObject<HTMLElement | null>): boolean {
  const isLive = () => !plain?.current || plain.current !== document.activeElement;
  return useSyncExternalStore(whenFocusMoves, isLive, onServer);
}
