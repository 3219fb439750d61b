import { type RefObject, useSyncExternalStore } from 'react';

const getServerSnapshot = () => false;

function subscribeToFocusOut(onChange: () => void) {
  document.addEventListener('focusout', onChange);
  return () => document.removeEventListener('focusout', onChange);
}

/**
 * False on the server and during hydration, when a component must render markup that works without
 * JavaScript. True for client rendering, and after hydration once the `plain` control has lost the
 * focus.
 */
export function useHydrated(plain?: RefObject<HTMLElement | null>): boolean {
  const getSnapshot = () => !plain?.current || plain.current !== document.activeElement;
  return useSyncExternalStore(subscribeToFocusOut, getSnapshot, getServerSnapshot);
}
