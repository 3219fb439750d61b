const TIMEOUT_MS = 8000;
const POLL_INTERVAL_MS = 10;

/** Rejects if the condition is not met within 8 seconds. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The condition was not met within 8 s.');
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
