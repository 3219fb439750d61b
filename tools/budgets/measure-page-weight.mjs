import zlib from 'node:zlib';

const computeBrotliSize = (text) => zlib.brotliCompressSync(text).length;

const listUrls = (html, pattern) => [...new Set([...html.matchAll(pattern)].map(([, url]) => url))];

/** Returns the inlined styles, and the URLs of fonts and scripts. Preloaded scripts are included. */
export function findPageFiles(html) {
  return {
    styles: [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join(''),
    scripts: listUrls(html, /(?:src|href)="(\/(?:r|assets)\/[^"]+\.js)"/g),
    fonts: listUrls(html, /url\((\/assets\/[^)]+\/noto-sans-(?:latin|rupee)\.[^)]+\.woff2)\)/g),
  };
}

/** The first requests may fail until the database of the site is warm. */
const MAX_ATTEMPTS = 5;

export async function fetchHtml(site, page) {
  let status = 0;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const response = await fetch(site + page);
    if (response.ok) return response.text();
    status = response.status;
  }
  throw new Error(`${page} returned ${status}`);
}

/** Returns the number of bytes on the wire with brotli. */
export async function weigh(site, url) {
  const response = await fetch(site + url, { headers: { 'accept-encoding': 'br' } });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  const length = response.headers.get('content-length');
  await response.arrayBuffer();
  if (length === null) throw new Error(`${url} has no content-length`);
  return Number(length);
}

const computeSum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Weighs the first visit of a page, in bytes on the wire (brotli).
 * @returns {Promise<{ html: number, script: number, remote: number, css: number, fonts: number, popups: number }>}
 * `remote` is the part of `script` that is not of the shell. `popups` is code of enquiry and account that is loaded
 * although no popup is open
 */
export async function measurePageWeight(site, page) {
  const html = await fetchHtml(site, page);
  const { styles, scripts, fonts } = findPageFiles(html);
  const weights = await Promise.all(
    scripts.map(async (url) => ({ owner: url.split('/')[2], bytes: await weigh(site, url) })),
  );
  const sumScripts = (isCounted) => computeSum(weights.filter(isCounted).map(({ bytes }) => bytes));
  return {
    html: await weigh(site, page),
    script: sumScripts(() => true),
    remote: sumScripts(({ owner }) => owner !== 'shell'),
    css: computeBrotliSize(styles),
    fonts: computeSum(await Promise.all(fonts.map((url) => weigh(site, url)))),
    popups: sumScripts(({ owner }) => owner === 'enquiry' || owner === 'account'),
  };
}
