import fs from 'node:fs';
import path from 'node:path';
import { offerings } from '../apps/shell/src/app/home/offerings.ts';
import {
  bottomBarLinks,
  footerColumns,
  onRoadPriceLink,
  stripLinks,
  topTractors,
} from '../apps/shell/src/app/menus/frame-links.ts';
import { menuLinks } from '../apps/shell/src/app/menus/menu-links.ts';
import { menus } from '../apps/shell/src/app/menus/menus.ts';
import { root } from './site/server-process.ts';
import { LANGUAGES, localizePath } from './support/content.ts';
import { fetchHtmlPage } from './support/html-page.ts';
import { mapConcurrently } from './support/map-concurrently.ts';
import { expect, full, test } from './test.ts';

const addresses = [
  ...new Set(
    [
      ...menus,
      ...Object.values(menuLinks).flat(),
      ...stripLinks,
      ...bottomBarLinks,
      onRoadPriceLink,
      ...footerColumns.flatMap(({ links }) => links),
      ...offerings,
    ].map(({ to }) => to),
  ),
];

test(`all ${addresses.length} URLs of menus, bars, tiles and footer are pages in English and Hindi`, async ({
  baseURL: origin = '',
}) => {
  expect(addresses.length).toBeGreaterThan(100);
  const problems = await mapConcurrently(
    addresses.flatMap((address) => LANGUAGES.map((language) => localizePath(language, address))),
    async (address) => {
      const { status, headings } = await fetchHtmlPage(origin + address);
      const isPage = status === 200 && headings.length === 1;
      return isPage ? [] : [`${address} answers ${status} with ${headings.length} h1`];
    },
  );
  expect(problems.flat()).toEqual([]);
});

const texts = JSON.parse(
  fs.readFileSync(path.join(root, 'apps/shell/src/locales/shell.en.json'), 'utf8'),
);

test(
  'each tractor in the footer links to the page with its name',
  full,
  async ({ baseURL: origin = '' }) => {
    const found = await mapConcurrently(topTractors, async ({ label, to }) => {
      const { headings } = await fetchHtmlPage(origin + to);
      return { headings, names: [texts.footer.tractor[label.replace('footer.tractor.', '')]] };
    });
    expect(found.length).toBeGreaterThan(3);
    for (const { headings, names } of found) expect(headings).toEqual(names);
  },
);

test('the home page shows sixteen tiles, and fifteen on phones', full, async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await page.goto('/');
  const tiles = page.locator('section[aria-labelledby=offerings] a').filter({ visible: true });
  await expect(tiles).toHaveCount(16);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(tiles).toHaveCount(15);
  await expect(page.locator('section[aria-labelledby=offerings] img').first()).toHaveAttribute(
    'width',
    '200',
  );
});
