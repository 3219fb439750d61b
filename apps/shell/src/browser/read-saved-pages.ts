/** Storage key of saved products (`apps/catalogue/src/saved/stored-lists.ts`). */
const SAVED_PRODUCTS_KEY = 'keptProducts';

/** The offline cache has room for 50 pages. The rest is for pages that the visitor opens. */
const MAX_PAGES = 20;

const isProduct = (value: unknown): value is { key: string; to: string } =>
  typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'string';

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
