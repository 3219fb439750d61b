import fs from 'node:fs';
import path from 'node:path';
import { root } from './site/server-process.ts';
import { implementTypes } from './support/content.ts';
import { fetchHtmlPage } from './support/html-page.ts';
import { mapConcurrently } from './support/map-concurrently.ts';
import { catalogueRoutes } from './support/site-routes.ts';
import { expect, full, test } from './test.ts';

const readSlugs = (file: string): string[] =>
  JSON.parse(fs.readFileSync(path.join(root, 'content', file), 'utf8')).map(
    ({ slug }: { slug: string }) => slug,
  );

/** Indexed pages of the catalogue with a fixed URL. Pages that require input are left out. */
const catalogueLists = catalogueRoutes
  .filter(({ noindex }) => !noindex)
  .flatMap(({ path: route }) => (typeof route === 'string' ? [route] : []));

/** Every list and index of the catalogue, with all brands and types. */
const ALL_LISTS = [
  ...new Set([
    ...catalogueLists,
    ...implementTypes.map(({ slug }) => `/tractor-implements-in-india/${slug}`),
    ...readSlugs('tractor-brands.json').map((slug) => `/tractor/${slug}`),
    ...readSlugs('implement-brands.json').map((slug) => `/tractor-implements/${slug}`),
    ...readSlugs('tyre-brands.json').map((slug) => `/tyre/${slug}-tractor-tyre-in-india`),
  ]),
];

/** Two pages may have at most this share of items or words in common. */
const MAX_OVERLAP = 0.8;

interface ListPage {
  readonly path: string;
  readonly heading: string;
  readonly description: string;
  /** URLs of the listed items. */
  readonly items: ReadonlySet<string>;
  /** Words outside the list, such as heading and introduction. */
  readonly terms: ReadonlySet<string>;
}

async function readListPage(origin: string, path: string): Promise<ListPage> {
  const { html, status, headings, description = '' } = await fetchHtmlPage(origin + path);
  expect([path, status, headings.length]).toEqual([path, 200, 1]);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  expect(main).not.toMatch(/coming soon\b(?! *<)/i);
  const text = main
    .replaceAll(/<script.*?<\/script>|<(article|form|nav|table|details)[ >].*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ');
  return {
    path,
    heading: headings[0] ?? '',
    description,
    items: new Set([...main.matchAll(/<h3[^>]*><a[^>]*href="([^"]+)"/g)].map(([, to]) => to ?? '')),
    terms: new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu)),
  };
}

function measureOverlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const common = [...first].filter((item) => second.has(item)).length;
  return common / Math.max(1, Math.min(first.size, second.size));
}

test(`each of ${ALL_LISTS.length} lists has its own heading, description and items`, async ({
  baseURL: origin = '',
}) => {
  const pages = await mapConcurrently(ALL_LISTS, (address) => readListPage(origin, address));
  const findRepeated = (field: 'heading' | 'description') =>
    pages.map((page) => page[field]).filter((text, index, all) => all.indexOf(text) !== index);
  expect(findRepeated('heading')).toEqual([]);
  expect(findRepeated('description')).toEqual([]);
  const alike = pages.flatMap((page, index) =>
    pages
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(page.items.size, other.items.size) >= 10 &&
          measureOverlap(page.items, other.items) > MAX_OVERLAP,
      )
      .map((other) => `${page.path} and ${other.path} list the same`),
  );
  expect(alike).toEqual([]);
});

test(
  'finder, price table and guide of tyres have different texts',
  full,
  async ({ baseURL: origin = '' }) => {
    const [finder, prices, guide] = await Promise.all(
      ['/tyres', '/tyre-price', '/tractor-tyre-in-india'].map((address) =>
        readListPage(origin, address),
      ),
    );
    if (!finder || !prices || !guide) throw new Error('One of the three pages is missing.');
    for (const [first, second] of [
      [finder, prices],
      [finder, guide],
      [prices, guide],
    ] as const) {
      expect(measureOverlap(first.terms, second.terms)).toBeLessThan(MAX_OVERLAP);
    }
  },
);
