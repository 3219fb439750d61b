// Tractors that a visitor saved, as plain script after worker.js: their pages are wanted without network however long ago
// they were seen, and if they never were.
/* global PAGES, ANY, addressOf, keepSeen, languageOf */

/** Fetches the pages that are not kept, and takes those out of the older half that would be the next to make room. */
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
