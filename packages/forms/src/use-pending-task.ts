import { useRef, useState } from 'react';

/**
 * Runs one task at a time. A second call of `once` resolves to undefined without running the task, such as after a
 * double click.
 *
 * @example
 * const { busy, once } = usePendingTask();
 * <Button isPending={busy} onClick={() => once(save)} />
 */
export function usePendingTask() {
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);
  async function runOnce<T>(task: () => Promise<T>): Promise<T | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setPending(true);
    try {
      return await task();
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }
  return { busy: isPending, once: runOnce };
}
