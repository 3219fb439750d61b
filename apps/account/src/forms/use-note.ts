import { useEffect, useState } from 'react';

const SHOWN_MS = 3000;

/** A note that goes by itself after three seconds; shown again it stays three more. */
export function useNote() {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown === 0) return;
    const timer = setTimeout(() => setShown(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return { isShown: shown > 0, show: () => setShown((times) => times + 1) };
}
