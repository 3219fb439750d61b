/** Firefox shows a prompt, so call this only when the visitor stores something. */
export async function requestPersistentStorage(): Promise<void> {
  try {
    if (await navigator.storage?.persisted?.()) return;
    await navigator.storage?.persist?.();
  } catch (error) {
    console.info('Failed to request persistent storage', error);
  }
}
