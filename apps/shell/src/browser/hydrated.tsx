import { useEffect } from 'react';

/** False while the page on the screen is still the server's HTML. */
export const isHydrated = () => document.documentElement.dataset.hydrated !== undefined;

/** Marks the moment from which the page answers, for measurements, and does what had to wait for it. */
export function Hydrated({ then }: { then: () => void }) {
  // Once per document, whatever `then` is.
  useEffect(() => {
    performance.mark('hydrated');
    document.documentElement.dataset.hydrated = '';
    then();
  }, []);
  return null;
}
