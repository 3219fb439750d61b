import { type Popups, usePopups } from '@tractor-haat/platform';
import { useEffect } from 'react';

let isWhole = false;

/** False while the page on the screen, its islands apart, is still the server's HTML. */
export const isHydrated = () => isWhole;

/**
 * Marks the moment from which the page answers, for measurements: `data-hydrated` on the root, which says `whole` once
 * React has taken over more than its islands.
 */
export function markHydrated(what: 'islands' | 'whole'): void {
  const { dataset } = document.documentElement;
  if (dataset.hydrated === undefined) performance.mark('hydrated');
  dataset.hydrated = what;
}

/** Tells that React has taken the whole page over, with its popups. */
export function Hydrated({ onHydrated }: { onHydrated: (popups: Popups) => void }) {
  const popups = usePopups();
  // Once per document, whatever `onHydrated` is.
  useEffect(() => {
    isWhole = true;
    markHydrated('whole');
    onHydrated(popups);
  }, []);
  return null;
}
