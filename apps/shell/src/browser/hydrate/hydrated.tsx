import { type Popups, usePopups } from '@tractor-haat/platform';
import { useEffect } from 'react';

let isPageHydrated = false;

export const isHydrated = () => isPageHydrated;

export function markHydrated(scope: 'islands' | 'whole'): void {
  const { dataset } = document.documentElement;
  if (dataset.hydrated === undefined) performance.mark('hydrated');
  dataset.hydrated = scope;
}

export function Hydrated({ onHydrated }: { onHydrated: (popups: Popups) => void }) {
  const popups = usePopups();
  // The effect must run once per document, so `onHydrated` is not a dependency.
  useEffect(() => {
    isPageHydrated = true;
    markHydrated('whole');
    onHydrated(popups);
  }, []);
  return null;
}
