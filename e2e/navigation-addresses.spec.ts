import fs from 'node:fs';
import path from 'node:path';
import { menuLinks } from '../apps/shell/src/site/chrome/navigation/menu-links.ts';
import {
  bottomBar,
  footerColumns,
  menus,
  onRoadPrice,
  strip,
  topTractors,
} from '../apps/shell/src/site/chrome/navigation/navigation.ts';
import { offerings } from '../apps/shell/src/site/home/offerings.ts';
import { root } from './site/server-process.ts';
import { expect, test } from './test.ts';

// Pictures are drawn when they are first asked for; a busy machine refuses some of many at once.
test.beforeEach(({ faults }) => faults.expect(/status of 503 .*\/img\//));

const addresses = [
  ...new Set(
    [
      ...menus,
      ...Object.values(menuLinks).flat(),
      ...strip,
      ...bottomBar,
      onRoadPrice,
      ...footerColumns.flatMap(({ links }) => links),
      ...offerings,
    ].map(({ to }) => to),
  ),
];

for (const address of addresses) {
  for (const prefix of ['', '/hi']) {
    const whole = prefix + (prefix && address === '/' ? '' : address);
    test(`navigation leads to ${whole}`, async ({ request }) => {
      const response = await request.get(whole, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect((await response.text()).match(/<h1\b/g)).toHaveLength(1);
    });
  }
}

const words = JSON.parse(
  fs.readFileSync(path.join(root, 'apps/shell/src/locales/shell.en.json'), 'utf8'),
);

for (const { label, to } of topTractors) {
  test(`the footer’s ${label} is the tractor at ${to}`, async ({ page }) => {
    await page.goto(to);
    const name = words.footer.tractor[label.replace('footer.tractor.', '')];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
}

test('sixteen tiles, all of them on wide screens, agriculture news not on phones', async ({
  page,
}) => {
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
