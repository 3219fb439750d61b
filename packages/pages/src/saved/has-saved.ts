/** Where this browser's kept products are. */
export const KEPT_KEY = 'keptProducts';

/** Whether this browser kept anything before; no when its storage is switched off. */
export function hasSaved(): boolean {
  try {
    return localStorage.getItem(KEPT_KEY) !== null;
  } catch {
    return false;
  }
}
