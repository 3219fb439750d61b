import { useRef, useState } from 'react';

/** Runs one task at a time: ignores a second press before the busy state renders. */
export function useOnce() {
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  async function once<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (working.current) return undefined;
    working.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      working.current = false;
      setBusy(false);
    }
  }
  return { busy, once };
}
