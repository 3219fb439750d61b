import { useSyncExternalStore } from 'react';
import { MAX_COMPARED, MAX_ON_PHONE } from './compare-address.ts';

const PHONE = '(max-width: 799px)';

/** Absent where there is no screen: on the server and in tests. */
const query = () => (typeof matchMedia === 'function' ? matchMedia(PHONE) : undefined);

function subscribe(changed: () => void) {
  const screen = query();
  screen?.addEventListener('change', changed);
  return () => screen?.removeEventListener('change', changed);
}

/** How many tractors fit side by side on this screen. */
export const useMaxCompared = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (query()?.matches ? MAX_ON_PHONE : MAX_COMPARED),
    () => MAX_COMPARED,
  );
