/** Storage key of saved products. */
export const SAVED_PRODUCTS_KEY = 'keptProducts';

/** Whether this browser has saved products, stored or pending; false if storage is blocked. */
export function hasSaved(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SAVED_PRODUCTS_KEY));
  } catch {
    return false;
  }
}
