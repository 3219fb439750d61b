import type { Locator, Page } from '@playwright/test';
import { inLanguage } from './support/content.ts';
import { visitor } from './support/enquiry-visitor.ts';
import { plainPictures } from './support/late-files.ts';
import { stickingOut } from './support/page-checks.ts';
import { pathOf } from './support/sitemap.ts';
import { expect, test, visit } from './test.ts';

// Layout and usability faults of the finished site that only a browser shows.
test.beforeEach(({ page }) => plainPictures(page));

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
const resize = (page: Page, width: number, height: number) =>
  page.setViewportSize({ width, height });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Bottom bar' });
const floating = (page: Page) => page.getByRole('link', { name: 'Get price', exact: true });

test('sign-in has a touch target on phones and one line in the tablet header', async ({ page }) => {
  await resize(page, 360, 740);
  await visit(page, '/about');
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  for (const width of [320, 360, 800, 850, 930, 1000, 1060]) {
    await resize(page, width, 740);
    const box = await boxOf(signIn);
    expect.soft(Math.min(box.width, box.height), `${width} px`).toBeGreaterThanOrEqual(44);
    expect.soft(box.y, `${width} px`).toBeGreaterThanOrEqual(0);
    expect.soft(box.height, `${width} px`).toBeLessThan(56);
    const arrows = page.locator('nav button[aria-expanded]').filter({ visible: true });
    const tops = await arrows.evaluateAll((all) =>
      all.map((arrow) => Math.round(arrow.getBoundingClientRect().top)),
    );
    expect.soft(new Set(tops).size, `rows of menus at ${width} px`).toBe(width < 800 ? 0 : 1);
  }
});

test('the WhatsApp button on phones overlaps no link and hides while a field has focus', async ({
  page,
}) => {
  await resize(page, 320, 640);
  await visit(page, '/tractor-emi-calculator');
  const { x, y, right, bottom } = await boxOf(floating(page));
  const of = await boxOf(bar(page));
  expect(x).toBeGreaterThanOrEqual((await boxOf(bar(page).getByRole('link').last())).right);
  expect([y >= of.y, bottom <= of.bottom, right <= of.right]).toEqual([true, true, true]);

  await page.getByRole('main').getByRole('textbox').first().focus();
  await expect(floating(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(floating(page)).toBeVisible();
});

test('a tractor’s bar does not cover the WhatsApp button on the narrowest phone', async ({
  page,
  baseURL,
}) => {
  const tractor = { name: '', at: { sitemap: 'tractors', like: /^\/tractor\/[^/]+\/\d+$/ } };
  await resize(page, 320, 640);
  await visit(page, await pathOf(tractor, baseURL ?? ''));
  const own = await boxOf(page.locator('main [data-bar] [aria-haspopup=dialog]'));
  const button = await boxOf(floating(page));
  expect(own.bottom).toBeGreaterThan(580);
  expect(button.x).toBeGreaterThanOrEqual(own.right);
  expect(await stickingOut(page)).toEqual([]);
});

test('the bar of a tractor without a price has one line on phones', async ({ page, baseURL }) => {
  const unpriced = {
    name: '',
    at: { sitemap: 'tractors', like: /^\/tractor\/ace-di-450-ng\/\d+$/ },
  };
  const address = await pathOf(unpriced, baseURL ?? '');
  for (const language of ['en', 'hi', 'gu', 'mr'] as const) {
    await resize(page, 320, 640);
    await visit(page, inLanguage(language, address));
    const own = page.locator('main [data-bar]');
    await expect(own.locator('[aria-haspopup=dialog]')).toBeVisible();
    expect.soft((await boxOf(own)).height, language).toBeLessThan(64);
  }
});

const REELS = '/tractor-reels-and-shorts';

test('a reel fits a phone: controls above the bar, film above its text', async ({ page }) => {
  await resize(page, 360, 800);
  await visit(page, REELS);
  const reel = page.locator('[data-reel]').first();
  const film = await boxOf(reel.locator('video'));
  const title = await boxOf(reel.getByRole('heading'));
  const top = (await boxOf(bar(page))).y;
  expect(film.height).toBeGreaterThan(200);
  expect(film.bottom).toBeLessThanOrEqual(title.y);
  for (const name of [/^(Pause|Play)$/, 'Sound', /^Like/]) {
    const box = await boxOf(reel.getByRole('button', { name }));
    expect.soft(box.bottom, `${name}`).toBeLessThanOrEqual(top);
    expect.soft(box.y, `${name}`).toBeGreaterThanOrEqual(film.bottom);
  }
});

test('entries of the footer’s columns have equal distances', async ({ page }) => {
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
    const gaps = entries.slice(1).map(({ at }, place) => at - (entries[place]?.bottom ?? 0));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
    // The first entry has the same space above it as all others.
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
    const way = page.getByRole('navigation', { name: 'You are here' });
    // Two lines of touch targets would be 88 px.
    expect.soft((await boxOf(way)).height, address).toBeLessThan(88);
    expect.soft(await stickingOut(page), address).toEqual([]);
    const link = await boxOf(way.getByRole('link').first());
    expect.soft(Math.min(link.width, link.height), address).toBeGreaterThanOrEqual(44);
    const last = way.locator('[aria-current]');
    await last.evaluate((name) => name.scrollIntoView({ inline: 'end', block: 'nearest' }));
    expect.soft((await boxOf(last)).right, address).toBeLessThanOrEqual(320);
  }
});

test('lists show two columns from 800 px', async ({ page }) => {
  for (const address of ['/tractors', '/second-hand-tractor', '/tractor-implements-in-india'])
    for (const width of [800, 900]) {
      await resize(page, width, 900);
      await visit(page, address);
      const [first, second, third] = await Promise.all(
        [0, 1, 2].map((place) => boxOf(page.getByRole('main').getByRole('article').nth(place))),
      );
      expect.soft(second?.y, `${address} at ${width} px`).toBe(first?.y);
      expect.soft(third?.y, `${address} at ${width} px`).not.toBe(first?.y);
      expect.soft(await stickingOut(page), `${address} at ${width} px`).toEqual([]);
    }
});

test('the first suggestion’s name and price fit a phone’s screen', async ({ page }) => {
  await resize(page, 360, 740);
  await visit(page, '/about');
  const field = page.getByRole('banner').locator('input[type=search]');
  await field.fill('mahindra 575');
  const list = page.getByRole('banner').getByRole('listbox');
  const box = await boxOf(list.getByRole('option').first());
  expect(box.bottom).toBeLessThan(300);
  // No empty space below the last entry.
  const panel = await boxOf(list.locator('..'));
  expect(panel.bottom - (await boxOf(list)).bottom).toBeLessThan(20);
});

test('the panel of districts stays within the screen beside its field', async ({ page }) => {
  const one = visitor(page, 'en');
  await resize(page, 1350, 700);
  await one.open();
  await one.choose('state', 'gujarat');
  await one.field('district').click();
  const list = one.dialog.getByRole('listbox');
  // The dialog grows by a field when its districts are loaded.
  const isWithin = async () => {
    const [panel, dialog] = [await boxOf(list), await boxOf(one.dialog)];
    return [panel.x >= dialog.x, panel.right <= dialog.right, panel.bottom <= 700];
  };
  await expect.poll(isWithin).toEqual([true, true, true]);
});

test('the WhatsApp button is a circle beside wide content and has a label where it fits', async ({
  page,
}) => {
  await resize(page, 1350, 900);
  await visit(page, '/hi/tractor-emi-calculator');
  const button = page.locator('[data-corner] > :is(a, button):last-child');
  const { x, width, height } = await boxOf(button);
  expect([width, height]).toEqual([56, 56]);
  const content = await boxOf(page.getByRole('main').getByRole('heading', { level: 1 }));
  expect(x).toBeGreaterThanOrEqual(content.right);
  await resize(page, 1800, 900);
  expect((await boxOf(button)).width).toBeGreaterThan(120);
  expect((await boxOf(button)).x).toBeGreaterThanOrEqual((1800 + 1200) / 2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('offers nothing that needs JavaScript, such as "near me"', async ({ page }) => {
    await page.goto('/our-contacts');
    await expect(page.getByRole('main').getByLabel('Name', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Use my location')).toBeHidden();
    await page.goto('/tractor-dealers-in-india');
    await expect(page.getByRole('button', { name: /near me/i })).toBeHidden();
  });
});
