import zlib from 'node:zlib';

/** Scripts and preloads of scripts. The first folder below `/r/` or `/assets/` is the app that owns the file. */
const SCRIPT_URL = /(?:src|href)="(\/(?:r|assets)\/[^"]+\.js)"/g;

/** An English page uses only these two of the fonts in its styles. */
const ENGLISH_FONT_URL = /url\((\/assets\/[^)]+\/noto-sans-(?:latin|rupee)\.[^)]+\.woff2)\)/g;

const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** The first requests may fail until the database of the site is warm. */
const MAX_ATTEMPTS = 5;

/**
 * Measures the first visit of an English page, in bytes on the wire (brotli).
 * @returns {Promise<{
 *   html: number, script: number, remoteScript: number, css: number, fonts: number, popups: number
 * }>}
 * `css` is inlined, so `html` contains it too. `remoteScript` is the part of `script` that other apps than the shell
 * own. `popups` is the part that enquiry and account own, which is loaded although no popup is open
 */
export async function measurePageWeight(site, page) {
  const html = await fetchHtml(site, page);
  const { css, scriptUrls, fontUrls } = findPageFiles(html);
  const scripts = await Promise.all(
    scriptUrls.map(async (url) => ({
      owner: url.split('/')[2],
      bytes: await fetchCompressedSize(site, url),
    })),
  );
  const sumScripts = (isCounted) => computeSum(scripts.filter(isCounted).map(({ bytes }) => bytes));
  const fontSizes = await Promise.all(fontUrls.map((url) => fetchCompressedSize(site, url)));
  return {
    html: await fetchCompressedSize(site, page),
    script: sumScripts(() => true),
    remoteScript: sumScripts(({ owner }) => owner !== 'shell'),
    css: zlib.brotliCompressSync(css).length,
    fonts: computeSum(fontSizes),
    popups: sumScripts(({ owner }) => owner === 'enquiry' || owner === 'account'),
  };
}

/** Returns the text of the inlined styles, and the URLs of scripts and of the fonts of an English page. */
export function findPageFiles(html) {
  return {
    css: [...html.matchAll(INLINE_STYLE)].map(([, text]) => text).join(''),
    scriptUrls: listUrls(html, SCRIPT_URL),
    fontUrls: listUrls(html, ENGLISH_FONT_URL),
  };
}

const listUrls = (html, pattern) => [...new Set([...html.matchAll(pattern)].map(([, url]) => url))];

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
export async function fetchCompressedSize(site, url) {
  const response = await fetch(site + url, { headers: { 'accept-encoding': 'br' } });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  const length = response.headers.get('content-length');
  await response.arrayBuffer();
  if (length === null) throw new Error(`${url} has no content-length`);
  return Number(length);
}

const computeSum = (numbers) => numbers.reduce((total, number) => total + number, 0);
