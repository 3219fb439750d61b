/**
 * Requests persistent storage, because photos and notes exist only on this device. Firefox shows a prompt for it, so
 * this is called only when the visitor stores something.
 */
export async function requestPersistentStorage(): Promise<void> {
  try {
    if (await navigator.storage?.persisted?.()) return;
    await navigator.storage?.persist?.();
  } catch (error) {
    // The data is stored anyway, but the browser may evict it.
    console.info('Failed to request persistent storage', error);
  }
}
