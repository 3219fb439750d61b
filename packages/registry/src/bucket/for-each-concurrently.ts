const MAX_CONCURRENT = 8;

/**
 * Runs `task` on all items, at most eight at a time. After an error it starts no further task, but rejects only when
 * the running tasks have ended, because the caller then removes the folder that they write to.
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const runQueuedTasks = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      await task(item).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
  };
  const results = await Promise.allSettled(Array.from({ length: MAX_CONCURRENT }, runQueuedTasks));
  const rejection = results.find((result) => result.status === 'rejected');
  if (rejection) throw rejection.reason;
}
