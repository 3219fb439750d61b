import { type Popups, usePopups } from '@tractor-haat/platform';
import { useEffect } from 'react';

let isPageHydrated = false;

/** True once the whole page is hydrated; false with islands only. */
export const isHydrated = () => isPageHydrated;

/** Marks hydration for measurements: `data-hydrated` on the root is `islands` or `whole`. */
export function markHydrated(scope: 'islands' | 'whole'): void {
  const { dataset } = document.documentElement;
  if (dataset.hydrated === undefined) performance.mark('hydrated');
  dataset.hydrated = scope;
}

/** Calls `onHydrated` after React has hydrated the whole page. */
export function Hydrated({ onHydrated }: { onHydrated: (popups: Popups) => void }) {
  const popups = usePopups();
  // Once per document, whatever `onHydrated` is.
  useEffect(() => {
    isPageHydrated = true;
    markHydrated('whole');
    onHydrated(popups);
  }, []);
  return null;
}
