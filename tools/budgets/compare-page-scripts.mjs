import { findPageFiles, weigh } from './page-weight.mjs';

/**
 * Pages whose own scripts have a limit: brotli bytes, 1 KB is 1000 bytes. The first script is the script of the
 * page's HTML that contains `mark`; `files` are in the same folder. Shared scripts are not counted.
 */
const pageScripts = [
  {
    page: '/tractor-emi-calculator',
    // Name of the page's island.
    mark: 'finance/calculator',
    files: ['finance.finance-emi-rest.js'],
    limit: 12_000,
  },
];

/**
 * URLs of a page's own scripts: the script that contains the mark, and `files` in the same folder.
 * @param {readonly { readonly url: string, readonly text: string }[]} scripts of the page's HTML
 * @param {string} mark
 * @param {readonly string[]} files
 */
export function findPageScripts(scripts, mark, files) {
  const urls = scripts.filter(({ text }) => text.includes(mark)).map(({ url }) => url);
  const [first] = urls;
  if (!first) throw new Error(`No script of the page holds ${mark}`);
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  return [...urls, ...files.map((file) => folder + file)];
}

async function fetchScripts(site, page) {
  const { scripts } = findPageFiles(await (await fetch(site + page)).text());
  return Promise.all(
    scripts.map(async (url) => ({ url, text: await (await fetch(site + url)).text() })),
  );
}

/** Compares the scripts of each page that has a limit of its own. */
export async function comparePageScripts(site) {
  return Promise.all(
    pageScripts.map(async ({ page, mark, files, limit }) => {
      const urls = findPageScripts(await fetchScripts(site, page), mark, files);
      const weights = await Promise.all(urls.map((url) => weigh(site, url)));
      const bytes = weights.reduce((total, weight) => total + weight, 0);
      return { page, metric: "the page's own script", bytes, limit, ok: bytes <= limit };
    }),
  );
}
