/**
 * Asks the browser not to clear this site's storage when the phone is full: with a photo or a note of one's own, which are
 * nowhere else. Chrome and Safari decide by themselves; Firefox asks, and this is when the question makes sense.
 */
export async function keepForGood(): Promise<void> {
  try {
    if (await navigator.storage?.persisted?.()) return;
    await navigator.storage?.persist?.();
  } catch (error) {
    // It is kept all the same, for as long as there is room.
    console.info('The browser does not say whether it keeps the notebook', error);
  }
}
