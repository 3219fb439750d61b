import { useEffect, useState } from 'react';

/** True once something has been going on for so long that it should show. */
export function useSlow(busy: boolean, afterMs = 300): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [busy, afterMs]);
  return busy && slow;
}
