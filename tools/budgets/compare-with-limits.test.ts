import { findPageScripts } from './compare-page-scripts.mjs';
import { compareWithLimits, PAGE_LIMITS } from './compare-with-limits.mjs';
import { findFirstDetail } from './list-weighed-pages.mjs';
import { findPageFiles } from './measure-page-weight.mjs';

const weightAtLimits = Object.fromEntries(PAGE_LIMITS.map(({ key, maxBytes }) => [key, maxBytes]));

test('accepts a weight at its limit and rejects an additional byte', () => {
  const listExceeded = (weight: Record<string, number>) =>
    compareWithLimits([{ page: '/', weight }]).filter(({ ok }) => !ok);
  expect(listExceeded(weightAtLimits)).toEqual([]);
  expect(listExceeded({ ...weightAtLimits, popups: 1 })).toMatchObject([
    { page: '/', bytes: 1, limit: 0 },
  ]);
});

test("replaces a general limit with the page's own limit", () => {
  const weight = { ...weightAtLimits, remoteScript: 20_001 };
  const listExceeded = (pageLimits?: Record<string, number>) =>
    compareWithLimits([{ page: '/', weight, ...(pageLimits ? { pageLimits } : {}) }]).filter(
      ({ ok }) => !ok,
    );
  expect(listExceeded()).toEqual([]);
  expect(listExceeded({ remoteScript: 20_000 })).toMatchObject([{ bytes: 20_001, limit: 20_000 }]);
});

test('finds the first detail page of a list by the prefix of its path, and throws without one', () => {
  const html = `<a href="/tyre/mrf/old/1">x</a><article><a href="/tyre/mrf-tractor-tyre-in-india">MRF</a>
    <a href="/tyre/mrf/shakti/2">Shakti</a></article><article><a href="/tyre/b/c/3">c</a></article>`;
  expect(findFirstDetail(html, '/tyre/')).toBe('/tyre/mrf/shakti/2');
  expect(() => findFirstDetail(html, '/tractor/')).toThrow('begins with /tractor/');
});

test('finds the styles of a page, each of its scripts once, and only its Latin fonts', () => {
  const createFontFace = (file: string) => `a{src:url(/assets/shell/${file}.woff2)}`;
  const fonts = ['noto-sans-latin.1', 'noto-sans-devanagari.1'].map(createFontFace).join('');
  const html = `<style data-href="a.css">${fonts}</style><style data-href="b.css">b{}</style>
    <script async src="/r/shell/1/main.js"></script>
    <link rel="preload" as="script" href="/r/media/1/x.js"><link href="/r/media/1/x.js">`;
  expect(findPageFiles(html)).toEqual({
    css: `${fonts}b{}`,
    scriptUrls: ['/r/shell/1/main.js', '/r/media/1/x.js'],
    fontUrls: ['/assets/shell/noto-sans-latin.1.woff2'],
  });
});

const scripts = [
  { url: '/r/finance/1/finance.3.js', text: 'shared' },
  { url: '/r/finance/1/finance.8.js', text: '"finance/calculator"' },
];

test('finds the scripts that contain the marker of a page, and its other files beside them', () => {
  expect(findPageScripts(scripts, 'finance/calculator', ['finance-rest.js'])).toEqual([
    '/r/finance/1/finance.8.js',
    '/r/finance/1/finance-rest.js',
  ]);
});

test('throws if no script contains the marker of a page', () => {
  expect(() => findPageScripts(scripts, 'gone', [])).toThrow('holds gone');
});
