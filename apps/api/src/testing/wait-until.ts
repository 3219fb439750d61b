const POLL_INTERVAL_MS = 20;

export async function waitUntil(
  isMet: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isMet())) {
    if (Date.now() > end)
      throw new Error(`The condition was not met within ${timeoutMs} ms: ${isMet}`);
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_INTERVAL_MS);
    });
  }
}
