/** Storage key of saved products. */
export const KEPT_KEY = 'keptProducts';

/** Whether this browser has saved products; false if storage is blocked. */
export function hasSaved(): boolean {
  try {
    return localStorage.getItem(KEPT_KEY) !== null;
  } catch {
    return false;
  }
}
