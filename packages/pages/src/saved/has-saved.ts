/** Key in `localStorage`, and prefix of the keys for pending changes. */
export const SAVED_PRODUCTS_KEY = 'keptProducts';

/** Returns false if there are no saved products, or if the browser blocks storage. */
export function hasSaved(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SAVED_PRODUCTS_KEY));
  } catch {
    return false;
  }
}
