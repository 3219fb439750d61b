import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { CATALOGUE_PAGES } from './catalogue-pages.ts';
import { root } from './site/server-process.ts';
import { implementTypes } from './support/content.ts';
import { expect, test } from './test.ts';

const slugsOf = (file: string): string[] =>
  JSON.parse(fs.readFileSync(path.join(root, 'content', file), 'utf8')).map(
    ({ slug }: { slug: string }) => slug,
  );

/** Every list and index of the catalogue, with all brands and types. */
const ALL = [
  ...new Set([
    ...CATALOGUE_PAGES,
    '/tractor-implements-in-india',
    ...implementTypes.map(({ slug }) => `/tractor-implements-in-india/${slug}`),
    ...slugsOf('tractor-brands.json').map((slug) => `/tractor/${slug}`),
    ...slugsOf('implement-brands.json').map((slug) => `/tractor-implements/${slug}`),
    ...slugsOf('tyre-brands.json').map((slug) => `/tyre/${slug}-tractor-tyre-in-india`),
  ]),
];

/** From here on two sets of items, or two texts, are nearly the same. */
const NEARLY = 0.8;

interface Seen {
  readonly path: string;
  readonly heading: string;
  readonly description: string;
  /** Addresses of the items that are listed. */
  readonly items: ReadonlySet<string>;
  /** Its own words: heading, introduction and everything else that is not a list. */
  readonly words: ReadonlySet<string>;
}

async function see(page: Page, address: string): Promise<Seen> {
  const response = await page.request.get(address);
  expect([address, response.status()]).toEqual([address, 200]);
  const html = await response.text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  expect([address, main.match(/<h1[ >]/g)?.length]).toEqual([address, 1]);
  expect(main).not.toMatch(/coming soon\b(?! *<)/i);
  const text = main
    .replaceAll(/<script.*?<\/script>|<(article|form|nav|table|details)[ >].*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ');
  return {
    path: address,
    heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? '',
    description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '',
    items: new Set([...main.matchAll(/<h3[^>]*><a[^>]*href="([^"]+)"/g)].map(([, to]) => to ?? '')),
    words: new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu)),
  };
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((item) => other.has(item)).length;
  return both / Math.max(1, Math.min(one.size, other.size));
}

test(`no two of ${ALL.length} lists show nearly the same`, async ({ page }) => {
  const seen: Seen[] = [];
  for (const address of ALL) seen.push(await see(page, address));
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

test('finder, price table and guide of tyres are three different pages', async ({ page }) => {
  const [finder, prices, guide] = await Promise.all(
    ['/tyres', '/tyre-price', '/tractor-tyre-in-india'].map((address) => see(page, address)),
  );
  if (!finder || !prices || !guide) throw new Error('Three addresses, three pages.');
  for (const [one, other] of [
    [finder, prices],
    [finder, guide],
    [prices, guide],
  ] as const) {
    expect(share(one.words, other.words)).toBeLessThan(NEARLY);
  }
});
