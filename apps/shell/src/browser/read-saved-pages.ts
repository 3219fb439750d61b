/** Storage key of saved products (`apps/catalogue/src/saved/stored-lists.ts`). */
const SAVED_PRODUCTS_KEY = 'keptProducts';

/** Of the 50 cached pages, so that visited pages have room. */
const MAX_PAGES = 20;

const isProduct = (one: unknown): one is { key: string; to: string } =>
  typeof one === 'object' && one !== null && 'to' in one && typeof one.to === 'string';

/** Paths of saved tractors without language prefix; invalid entries are ignored. */
export function readSavedPages(): string[] {
  try {
    const { wishlist, products } = JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? '{}');
    const saved = new Set<unknown>(wishlist);
    const pages: unknown[] = products ?? [];
    return pages
      .filter(isProduct)
      .filter(({ key, to }) => saved.has(key) && to.startsWith('/tractor/'))
      .slice(0, MAX_PAGES)
      .map(({ to }) => to);
  } catch {
    return [];
  }
}
