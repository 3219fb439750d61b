/** As the lists keep what was saved (`apps/catalogue/src/saved/storage.ts`). */
const KEPT_KEY = 'keptProducts';

/** Of 50 pages that a phone keeps, so that what was seen has its room. */
const MAX_PAGES = 20;

const isProduct = (one: unknown): one is { key: string; to: string } =>
  typeof one === 'object' && one !== null && 'to' in one && typeof one.to === 'string';

/** Addresses of saved tractors, without their language; anything strange in the storage counts as nothing. */
export function savedPages(): string[] {
  try {
    const { wishlist, products } = JSON.parse(localStorage.getItem(KEPT_KEY) ?? '{}');
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
