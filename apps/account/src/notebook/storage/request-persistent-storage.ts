/** Firefox shows a prompt for persistent storage, so this runs only when the visitor stores something. */
export async function requestPersistentStorage(): Promise<void> {
  try {
    if (await navigator.storage?.persisted?.()) return;
    await navigator.storage?.persist?.();
  } catch (error) {
    console.info('Failed to request persistent storage', error);
  }
}
