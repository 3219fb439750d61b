import { partsOf, weigh } from './page-weight.mjs';

/**
 * Pages whose own files of script have a limit: brotli bytes, 1 KB is 1000 bytes. The first is named by the
 * page's HTML; those that come after it stand beside it. What pages share is not theirs.
 */
const ownScripts = [
  {
    page: '/tractor-emi-calculator',
    files: ['finance.finance-emi.js', 'finance.finance-emi-panels.js'],
    limit: 12_000,
  },
];

/**
 * Addresses of a page's own files: the first among the scripts that its HTML names, the others beside it.
 * @param {string} html
 * @param {readonly string[]} files
 */
export function ownScriptsOf(html, files) {
  const [first = '', ...later] = files;
  const found = partsOf(html).scripts.find((url) => url.endsWith(`/${first}`));
  if (!found) throw new Error(`The page does not name ${first}`);
  return [found, ...later.map((file) => found.replace(first, file))];
}

/** One line for each page with a limit of its own. */
export async function compareOwnScripts(site) {
  return Promise.all(
    ownScripts.map(async ({ page, files, limit }) => {
      const html = await (await fetch(site + page)).text();
      const weights = await Promise.all(ownScriptsOf(html, files).map((url) => weigh(site, url)));
      const bytes = weights.reduce((total, one) => total + one, 0);
      return { page, what: "the page's own script", bytes, limit, ok: bytes <= limit };
    }),
  );
}
