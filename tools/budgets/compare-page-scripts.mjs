import { fetchCompressedSize, findPageFiles } from './measure-page-weight.mjs';

/**
 * Pages whose own scripts have a limit in bytes (brotli, 1 KB is 1000 bytes). A script belongs to the page if its text
 * contains `mark`. `files` are further scripts in the folder of the first one. Shared scripts are not counted.
 */
const pageScripts = [
  {
    page: '/tractor-emi-calculator',
    // Name of the island of the page.
    mark: 'finance/calculator',
    files: ['finance.finance-emi-rest.js'],
    limit: 12_000,
  },
];

/**
 * Returns the URLs of the scripts that contain `mark`, and of `files` in the folder of the first one.
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
  const { scriptUrls } = findPageFiles(await (await fetch(site + page)).text());
  return Promise.all(
    scriptUrls.map(async (url) => ({ url, text: await (await fetch(site + url)).text() })),
  );
}

export async function comparePageScripts(site) {
  return Promise.all(
    pageScripts.map(async ({ page, mark, files, limit }) => {
      const urls = findPageScripts(await fetchScripts(site, page), mark, files);
      const sizes = await Promise.all(urls.map((url) => fetchCompressedSize(site, url)));
      const bytes = sizes.reduce((total, size) => total + size, 0);
      return { page, metric: "the page's own script", bytes, limit, ok: bytes <= limit };
    }),
  );
}
