import { type RefObject, useSyncExternalStore } from 'react';

const getServerSnapshot = () => false;

function subscribeToFocusOut(onChange: () => void) {
  document.addEventListener('focusout', onChange);
  return () => document.removeEventListener('focusout', onChange);
}

/**
 * Returns false on the server and during hydration, when a component must render markup that works without JavaScript.
 * Returns true after hydration, and on client-rendered pages.
 *
 * @param plain control that the component replaces after hydration. The hook returns false until this control has lost
 * the focus.
 */
export function useHydrated(plain?: RefObject<HTMLElement | null>): boolean {
  const getSnapshot = () => !plain?.current || plain.current !== document.activeElement;
  return useSyncExternalStore(subscribeToFocusOut, getSnapshot, getServerSnapshot);
}
