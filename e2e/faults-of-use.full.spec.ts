import type { Locator, Page } from '@playwright/test';
import { localizePath } from './support/content.ts';
import { createEnquiryVisitor } from './support/enquiry-visitor.ts';
import { findOverflow } from './support/page-checks.ts';
import { resolvePath } from './support/sitemap.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { expect, test, visit } from './test.ts';

// These tests check faults of layout and usability that were found on the finished site and that only a browser shows.
test.beforeEach(({ page }) => stubPictures(page));

const measureBox = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
const resize = (page: Page, width: number, height: number) =>
  page.setViewportSize({ width, height });
const getBottomBar = (page: Page) => page.getByRole('navigation', { name: 'Bottom bar' });
const getFloatingButton = (page: Page) =>
  page.getByRole('link', { name: 'Get price', exact: true });

const HEADER_WIDTHS = [320, 360, 800, 850, 930, 1000, 1060];

test('the link to sign in is at least 44 px large at each width', async ({ page }) => {
  await resize(page, 360, 740);
  await visit(page, '/about');
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  for (const width of HEADER_WIDTHS) {
    await resize(page, width, 740);
    const box = await measureBox(signIn);
    expect.soft(Math.min(box.width, box.height), `${width} px`).toBeGreaterThanOrEqual(44);
    expect.soft(box.y, `${width} px`).toBeGreaterThanOrEqual(0);
    expect.soft(box.height, `${width} px`).toBeLessThan(56);
  }
});

test('the menus fit in one row from 800 px', async ({ page }) => {
  await resize(page, 360, 740);
  await visit(page, '/about');
  for (const width of HEADER_WIDTHS) {
    await resize(page, width, 740);
    const arrows = page.locator('nav button[aria-expanded]').filter({ visible: true });
    const tops = await arrows.evaluateAll((all) =>
      all.map((arrow) => Math.round(arrow.getBoundingClientRect().top)),
    );
    expect.soft(new Set(tops).size, `rows of menus at ${width} px`).toBe(width < 800 ? 0 : 1);
  }
});

test('the floating button is beside the links of the bottom bar', async ({ page }) => {
  await resize(page, 320, 640);
  await visit(page, '/tractor-emi-calculator');
  const { x, y, right, bottom } = await measureBox(getFloatingButton(page));
  const barBox = await measureBox(getBottomBar(page));
  expect(x).toBeGreaterThanOrEqual(
    (await measureBox(getBottomBar(page).getByRole('link').last())).right,
  );
  expect([y >= barBox.y, bottom <= barBox.bottom, right <= barBox.right]).toEqual([
    true,
    true,
    true,
  ]);
});

test('the floating button is hidden while a field has the focus', async ({ page }) => {
  await resize(page, 320, 640);
  await visit(page, '/tractor-emi-calculator');
  await page.getByRole('main').getByRole('textbox').first().focus();
  await expect(getFloatingButton(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(getFloatingButton(page)).toBeVisible();
});

test('the floating button is beside the bar of a tractor on the narrowest phone', async ({
  page,
  baseURL,
}) => {
  const tractor = { name: '', path: { sitemap: 'tractors', pattern: /^\/tractor\/[^/]+\/\d+$/ } };
  await resize(page, 320, 640);
  await visit(page, await resolvePath(tractor, baseURL ?? ''));
  const ownBar = await measureBox(page.locator('main [data-bar] [aria-haspopup=dialog]'));
  const button = await measureBox(getFloatingButton(page));
  expect(ownBar.bottom).toBeGreaterThan(580);
  expect(button.x).toBeGreaterThanOrEqual(ownBar.right);
  expect(await findOverflow(page)).toEqual([]);
});

test('the bar of a tractor without a price fits in one line on phones', async ({
  page,
  baseURL,
}) => {
  const unpriced = {
    name: '',
    path: { sitemap: 'tractors', pattern: /^\/tractor\/ace-di-450-ng\/\d+$/ },
  };
  const address = await resolvePath(unpriced, baseURL ?? '');
  for (const language of ['en', 'hi', 'gu', 'mr'] as const) {
    await resize(page, 320, 640);
    await visit(page, localizePath(language, address));
    const ownBar = page.locator('main [data-bar]');
    await expect(ownBar.locator('[aria-haspopup=dialog]')).toBeVisible();
    expect.soft((await measureBox(ownBar)).height, language).toBeLessThan(64);
  }
});

const REELS = '/tractor-reels-and-shorts';

test('the video of a reel is above its text and its controls are above the bottom bar', async ({
  page,
}) => {
  await resize(page, 360, 800);
  await visit(page, REELS);
  const reel = page.locator('[data-reel]').first();
  const film = await measureBox(reel.locator('video'));
  const title = await measureBox(reel.getByRole('heading'));
  const top = (await measureBox(getBottomBar(page))).y;
  expect(film.height).toBeGreaterThan(200);
  expect(film.bottom).toBeLessThanOrEqual(title.y);
  for (const name of [/^(Pause|Play)$/, 'Sound', /^Like/]) {
    const box = await measureBox(reel.getByRole('button', { name }));
    expect.soft(box.bottom, `${name}`).toBeLessThanOrEqual(top);
    expect.soft(box.y, `${name}`).toBeGreaterThanOrEqual(film.bottom);
  }
});

test('footer entries are evenly spaced and at least 44 px high on a phone', async ({ page }) => {
  await resize(page, 360, 740);
  await visit(page, '/about');
  const lists = await page
    .getByRole('contentinfo')
    .locator('ul')
    .evaluateAll((all) =>
      all.map((list) =>
        [...list.querySelectorAll('li > a:first-child')].map((link) => {
          const { top, bottom, height } = link.getBoundingClientRect();
          return { top: top - list.getBoundingClientRect().top, bottom, height, at: top };
        }),
      ),
    );
  const columns = lists.filter((entries) => entries.length > 2).slice(0, 4);
  expect(columns).toHaveLength(4);
  for (const entries of columns) {
    for (const { height } of entries) expect(height).toBeGreaterThanOrEqual(44);
    const gaps = entries.slice(1).map(({ at }, index) => at - (entries[index]?.bottom ?? 0));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
    // The first entry has half of this distance above it.
    expect(Math.abs((entries[0]?.top ?? -9) * 2 - (gaps[0] ?? 9))).toBeLessThanOrEqual(2);
  }
});

test('breadcrumbs of long names scroll in one line on phones', async ({ page }) => {
  await resize(page, 320, 640);
  for (const address of [
    '/compare-tractors/mahindra-575-di-vs-swaraj-744-fe',
    '/tyre/mrf-tractor-tyre-in-india',
  ]) {
    await visit(page, address);
    const breadcrumbs = page.getByRole('navigation', { name: 'You are here' });
    // Two lines of touch targets have a height of 88 px.
    expect.soft((await measureBox(breadcrumbs)).height, address).toBeLessThan(88);
    expect.soft(await findOverflow(page), address).toEqual([]);
    const link = await measureBox(breadcrumbs.getByRole('link').first());
    expect.soft(Math.min(link.width, link.height), address).toBeGreaterThanOrEqual(44);
    const last = breadcrumbs.locator('[aria-current]');
    await last.evaluate((name) => name.scrollIntoView({ inline: 'end', block: 'nearest' }));
    expect.soft((await measureBox(last)).right, address).toBeLessThanOrEqual(320);
  }
});

test('lists have two columns from 800 px', async ({ page }) => {
  for (const address of ['/tractors', '/second-hand-tractor', '/tractor-implements-in-india'])
    for (const width of [800, 900]) {
      await resize(page, width, 900);
      await visit(page, address);
      const [first, second, third] = await Promise.all(
        [0, 1, 2].map((index) =>
          measureBox(page.getByRole('main').getByRole('article').nth(index)),
        ),
      );
      expect.soft(second?.y, `${address} at ${width} px`).toBe(first?.y);
      expect.soft(third?.y, `${address} at ${width} px`).not.toBe(first?.y);
      expect.soft(await findOverflow(page), `${address} at ${width} px`).toEqual([]);
    }
});

test('the first search suggestion is in the upper 300 px of a phone', async ({ page }) => {
  await resize(page, 360, 740);
  await visit(page, '/about');
  const field = page.getByRole('banner').locator('input[type=search]');
  await field.fill('mahindra 575');
  const list = page.getByRole('banner').getByRole('listbox');
  const box = await measureBox(list.getByRole('option').first());
  expect(box.bottom).toBeLessThan(300);
  // The panel must end at its last entry.
  const panel = await measureBox(list.locator('..'));
  expect(panel.bottom - (await measureBox(list)).bottom).toBeLessThan(20);
});

test('the panel of districts stays within the dialog and the screen', async ({ page }) => {
  const visitor = createEnquiryVisitor(page, 'en');
  await resize(page, 1350, 700);
  await visitor.open();
  await visitor.choose('state', 'gujarat');
  await visitor.getField('district').click();
  const list = visitor.dialog.getByRole('listbox');
  // The dialog grows by a field when the districts are loaded.
  const checkPanel = async () => {
    const [panel, dialog] = [await measureBox(list), await measureBox(visitor.dialog)];
    return [panel.x >= dialog.x, panel.right <= dialog.right, panel.bottom <= 700];
  };
  await expect.poll(checkPanel).toEqual([true, true, true]);
});

test('the floating button is a circle beside wide content and has a label where it fits', async ({
  page,
}) => {
  await resize(page, 1350, 900);
  await visit(page, '/hi/tractor-emi-calculator');
  const button = page.locator('[data-corner] > :is(a, button):last-child');
  const { x, width, height } = await measureBox(button);
  expect([width, height]).toEqual([56, 56]);
  const content = await measureBox(page.getByRole('main').getByRole('heading', { level: 1 }));
  expect(x).toBeGreaterThanOrEqual(content.right);
  await resize(page, 1800, 900);
  expect((await measureBox(button)).width).toBeGreaterThan(120);
  expect((await measureBox(button)).x).toBeGreaterThanOrEqual((1800 + 1200) / 2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('controls that require JavaScript, such as "near me", are hidden without JavaScript', async ({
    page,
  }) => {
    await page.goto('/our-contacts');
    await expect(page.getByRole('main').getByLabel('Name', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Use my location')).toBeHidden();
    await page.goto('/tractor-dealers-in-india');
    await expect(page.getByRole('button', { name: /near me/i })).toBeHidden();
  });
});
