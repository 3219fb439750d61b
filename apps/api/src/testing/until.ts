const EVERY_MS = 20;

/** Waits for what another part of the process, or another process, does in its own time. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  limitMs = 30_000,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY_MS);
    });
  }
}
