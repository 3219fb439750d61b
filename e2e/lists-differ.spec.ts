import fs from 'node:fs';
import path from 'node:path';
import { root } from './site/server-process.ts';
import { implementTypes } from './support/content.ts';
import { htmlPage } from './support/html-page.ts';
import { eachOf } from './support/many-at-once.ts';
import { catalogueRoutes } from './support/site-routes.ts';
import { expect, full, test } from './test.ts';

const slugsOf = (file: string): string[] =>
  JSON.parse(fs.readFileSync(path.join(root, 'content', file), 'utf8')).map(
    ({ slug }: { slug: string }) => slug,
  );

/** Indexed catalogue pages with a fixed URL; pages for visitors' input are left out. */
const catalogueLists = catalogueRoutes
  .filter(({ noindex }) => !noindex)
  .flatMap(({ at }) => (typeof at === 'string' ? [at] : []));

/** Every list and index of the catalogue, with all brands and types. */
const ALL = [
  ...new Set([
    ...catalogueLists,
    ...implementTypes.map(({ slug }) => `/tractor-implements-in-india/${slug}`),
    ...slugsOf('tractor-brands.json').map((slug) => `/tractor/${slug}`),
    ...slugsOf('implement-brands.json').map((slug) => `/tractor-implements/${slug}`),
    ...slugsOf('tyre-brands.json').map((slug) => `/tyre/${slug}-tractor-tyre-in-india`),
  ]),
];

/** Minimum similarity of two item sets or two texts that counts as nearly equal. */
const NEARLY = 0.8;

interface ListPage {
  readonly path: string;
  readonly heading: string;
  readonly description: string;
  /** URLs of the listed items. */
  readonly items: ReadonlySet<string>;
  /** Words outside the list, such as heading and introduction. */
  readonly terms: ReadonlySet<string>;
}

async function see(origin: string, path: string): Promise<ListPage> {
  const { html, status, headings, description = '' } = await htmlPage(origin + path);
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

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((item) => other.has(item)).length;
  return both / Math.max(1, Math.min(one.size, other.size));
}

test(`no two of ${ALL.length} lists have nearly the same content`, async ({
  baseURL: origin = '',
}) => {
  const seen = await eachOf(ALL, (address) => see(origin, address));
  const repeated = (of: 'heading' | 'description') =>
    seen.map((one) => one[of]).filter((text, place, all) => all.indexOf(text) !== place);
  expect(repeated('heading')).toEqual([]);
  expect(repeated('description')).toEqual([]);
  const alike = seen.flatMap((one, place) =>
    seen
      .slice(place + 1)
      .filter(
        (other) =>
          Math.min(one.items.size, other.items.size) >= 10 &&
          share(one.items, other.items) > NEARLY,
      )
      .map((other) => `${one.path} and ${other.path} list the same`),
  );
  expect(alike).toEqual([]);
});

test(
  'finder, price table and guide of tyres are three different pages',
  full,
  async ({ baseURL: origin = '' }) => {
    const [finder, prices, guide] = await Promise.all(
      ['/tyres', '/tyre-price', '/tractor-tyre-in-india'].map((address) => see(origin, address)),
    );
    if (!finder || !prices || !guide) throw new Error('Three addresses, three pages.');
    for (const [one, other] of [
      [finder, prices],
      [finder, guide],
      [prices, guide],
    ] as const) {
      expect(share(one.terms, other.terms)).toBeLessThan(NEARLY);
    }
  },
);
