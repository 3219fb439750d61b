import { partsOf, weigh } from './page-weight.mjs';

/** Pages whose own file of script has a limit: brotli bytes, 1 KB is 1000 bytes. */
const ownScripts = [
  { page: '/tractor-emi-calculator', file: 'catalogue.catalogue-emi.js', limit: 12_000 },
];

/** The address of a page's own file among the scripts that its HTML names. */
export function ownScriptOf(html, file) {
  const found = partsOf(html).scripts.find((url) => url.endsWith(`/${file}`));
  if (!found) throw new Error(`The page does not name ${file}`);
  return found;
}

/** One line for each page with a limit of its own. */
export async function compareOwnScripts(site) {
  return Promise.all(
    ownScripts.map(async ({ page, file, limit }) => {
      const html = await (await fetch(site + page)).text();
      const bytes = await weigh(site, ownScriptOf(html, file));
      return { page, what: "the page's own script", bytes, limit, ok: bytes <= limit };
    }),
  );
}
