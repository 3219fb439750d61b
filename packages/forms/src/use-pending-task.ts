import { useRef, useState } from 'react';

/**
 * Runs one task at a time: ignores a second click before the pending state renders.
 *
 * @example
 * const { busy, once } = usePendingTask();
 * <Button isPending={busy} onClick={() => once(save)} />
 */
export function usePendingTask() {
  const [isPending, setPending] = useState(false);
  const working = useRef(false);
  async function runOnce<T>(task: () => Promise<T>): Promise<T | undefined> {
    if (working.current) return undefined;
    working.current = true;
    setPending(true);
    try {
      return await task();
    } finally {
      working.current = false;
      setPending(false);
    }
  }
  return { busy: isPending, once: runOnce };
}
