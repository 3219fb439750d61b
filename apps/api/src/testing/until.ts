const EVERY_MS = 20;

/**
 * Polls a condition that another process or concurrent code fulfils.
 * @throws Error when it is not met within `timeoutMs`
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  limitMs = 30_000,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > end)
      throw new Error(`The condition was not met within ${limitMs} ms: ${isSo}`);
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY_MS);
    });
  }
}
