import { type Popups, usePopups } from '@tractor-haat/platform';
import { useEffect } from 'react';

let isPageHydrated = false;

/** True once the whole page is hydrated, false with islands only. */
export const isHydrated = () => isPageHydrated;

/** Sets `data-hydrated` on the root, which performance measurements read. */
export function markHydrated(scope: 'islands' | 'whole'): void {
  const { dataset } = document.documentElement;
  if (dataset.hydrated === undefined) performance.mark('hydrated');
  dataset.hydrated = scope;
}

export function Hydrated({ onHydrated }: { onHydrated: (popups: Popups) => void }) {
  const popups = usePopups();
  // Runs once per document, so `onHydrated` is no dependency.
  useEffect(() => {
    isPageHydrated = true;
    markHydrated('whole');
    onHydrated(popups);
  }, []);
  return null;
}
