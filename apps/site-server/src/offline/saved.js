// Saved tractors, a classic script after worker.js: their pages stay available offline however old
// they are, even if they were never opened.
/* global PAGES, ANY, addressOf, keepSeen, languageOf */

/** Fetches missing pages and refreshes those in the older half of the cache, which would be evicted next. */
async function keepSaved(addresses) {
  const pages = await caches.open(PAGES);
  for (const address of addresses) {
    const { href } = addressOf(address);
    const all = (await pages.keys()).map(({ url }) => url);
    const place = all.indexOf(href);
    if (place < 0) await keepSeen(href);
    if (place < 0 || place >= all.length / 2) continue;
    const kept = await pages.match(href, ANY);
    if (!kept) continue;
    await pages.delete(href, ANY);
    await pages.put(href, kept);
  }
}

self.addEventListener('message', (event) => {
  const { seen, saved = [] } = event.data ?? {};
  if (typeof seen !== 'string' || saved.length === 0) return;
  const language = languageOf(new URL(seen));
  const prefix = language === 'en' ? '' : `/${language}`;
  event.waitUntil(keepSaved(saved.map((path) => prefix + path)).catch(() => undefined));
});
