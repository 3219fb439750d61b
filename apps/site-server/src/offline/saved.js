// Caches the pages of saved tractors. This classic script follows worker.js in `/sw.js`.
/* global PAGE_CACHE, IGNORE_VARY, toCacheUrl, cacheVisitedPage, readLanguage */

/**
 * Fetches missing pages, and moves pages in the older half of the cache to its end, so that they
 * are not evicted next.
 */
async function cacheSavedPages(addresses) {
  const pages = await caches.open(PAGE_CACHE);
  for (const address of addresses) {
    const { href } = toCacheUrl(address);
    const cachedUrls = (await pages.keys()).map(({ url }) => url);
    const index = cachedUrls.indexOf(href);
    if (index < 0) await cacheVisitedPage(href);
    if (index < 0 || index >= cachedUrls.length / 2) continue;
    const cached = await pages.match(href, IGNORE_VARY);
    if (!cached) continue;
    await pages.delete(href, IGNORE_VARY);
    await pages.put(href, cached);
  }
}

self.addEventListener('message', (event) => {
  const { seen, saved = [] } = event.data ?? {};
  if (typeof seen !== 'string' || saved.length === 0) return;
  const language = readLanguage(new URL(seen));
  const prefix = language === 'en' ? '' : `/${language}`;
  event.waitUntil(cacheSavedPages(saved.map((path) => prefix + path)).catch(() => undefined));
});
