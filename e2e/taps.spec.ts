import type { Locator, Page } from '@playwright/test';
import { LIST } from './support/content.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { plainPictures } from './support/late-files.ts';
import { openDialog } from './support/open-dialog.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ page }) => plainPictures(page));

/** Interval between taps in milliseconds. */
const TAP_MS = 100;
/** Taps before the first script loads. */
const HELD_TAPS = 5;
/** Number of taps after which the slowest machine has hydrated the page. */
const MAX_TAPS = 250;

const card = (page: Page) => page.getByRole('article').first();
const price = (page: Page) => card(page).locator('a[aria-haspopup=dialog]');
const compare = (page: Page) => card(page).getByRole('checkbox');
const filter = (page: Page) => page.locator('main summary').first();
const menu = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const sideMenu = (page: Page) => page.getByRole('dialog', { name: 'Side menu' });
const search = (page: Page) => page.getByRole('searchbox');
const hydratedPage = (page: Page) => page.locator('html[data-hydrated]');

const isHeard = async (target: Locator) => (await target.getAttribute('data-heard')) !== null;

/** Prevents the navigation after three seconds without a response, which a busy machine may exceed. */
const neverFollow = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: original } = window;
    const patient = (run: () => void, after?: number) =>
      original(run, after === 3000 ? 600_000 : after);
    window.setTimeout = patient as typeof setTimeout;
  });

interface Impatience {
  readonly tap: () => Promise<unknown>;
  /** True if the page acknowledges the first tap. */
  readonly sign: () => Promise<boolean>;
  readonly isAnswered: () => Promise<boolean>;
}

/**
 * Taps every 100 ms from the first paint on; scripts load after five taps.
 * @returns number of taps until the response
 */
async function tapUntilAnswered(
  page: Page,
  address: string,
  start: (page: Page) => Promise<Impatience>,
): Promise<number> {
  await neverFollow(page);
  const go = await holdScripts(page, address);
  const { tap, sign, isAnswered } = await start(page);
  let taps = 0;
  let next = Date.now();
  while (taps < MAX_TAPS) {
    await tap();
    taps += 1;
    if (taps === 1) expect(await sign()).toBe(true);
    if (taps === HELD_TAPS) go();
    if (taps >= HELD_TAPS && (await isAnswered())) return taps;
    next += TAP_MS;
    await page.waitForTimeout(Math.max(0, next - Date.now()));
  }
  throw new Error(`No answer to ${taps} taps`);
}

/** Taps at a position, whatever element is there. */
async function thumbOn(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is tapped is not on the screen');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

for (const address of ['/tractors', LIST]) {
  test(`“Ask on-road price” on ${address}: marks the tap at once, opens one popup and keeps the page`, async ({
    page,
  }) => {
    await tapUntilAnswered(page, address, async () => ({
      tap: await thumbOn(page, price(page)),
      sign: () => isHeard(price(page)),
      isAnswered: () => openDialog(page).isVisible(),
    }));
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(page.locator('[data-heard]')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
}

test('the menu opens before its code has loaded and stays open afterwards', async ({ page }) => {
  await tapUntilAnswered(page, '/tractors', async () => ({
    tap: await thumbOn(page, menu(page)),
    sign: () => sideMenu(page).getByRole('link').first().isVisible(),
    isAnswered: async () => (await hydratedPage(page).count()) > 0,
  }));
  await expect(sideMenu(page).getByRole('group').first()).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page).toHaveURL('/tractors');
  await page.keyboard.press('Escape');
  await expect(sideMenu(page)).toBeHidden();
});

test('the menu keeps the focus from before its code has loaded', async ({ page }) => {
  const go = await holdScripts(page, '/tractors');
  await menu(page).click();
  const link = sideMenu(page).getByRole('link', { name: 'Home' });
  await link.focus();
  go();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
});

test('keeps a compare box toggled before hydration and adds the tractor once', async ({ page }) => {
  const taps = await tapUntilAnswered(page, '/tractors', async () => ({
    tap: await thumbOn(page, compare(page)),
    sign: () => compare(page).isChecked(),
    isAnswered: async () => (await hydratedPage(page).count()) > 0,
  }));
  const isOdd = taps % 2 === 1;
  await expect(compare(page)).toBeChecked({ checked: isOdd });
  // An odd number of taps toggles the box once more.
  if (!isOdd) await compare(page).check();
  const tray = page.getByRole('region', { name: 'Comparison' });
  await expect(tray.locator('img')).toHaveCount(1);
  await expect(page.locator('[data-heard]')).toHaveCount(0);
  await compare(page).uncheck();
  await expect(tray).toHaveCount(0);
});

test('the filter opens before its code has loaded and applies afterwards', async ({ page }) => {
  const box = page.getByRole('checkbox', { name: /^Mahindra/ }).filter({ visible: true });
  const taps = await tapUntilAnswered(page, '/tractors', async () => ({
    tap: await thumbOn(page, filter(page)),
    sign: () => box.first().isVisible(),
    isAnswered: async () => (await hydratedPage(page).count()) > 0,
  }));
  if (taps % 2 === 0) await filter(page).click();
  // The sheet replaces the native section, and its own box the one of the section.
  const sheetBox = page.locator('dialog[open] [name=brand][value=mahindra]');
  await sheetBox.check();
  await expect(page).toHaveURL(/brand=mahindra/);
  await expect(sheetBox).toBeChecked();
});

test('keeps letters typed into the search and shows suggestions', async ({ page }) => {
  const typed: string[] = [];
  const options = page.getByRole('option');
  await tapUntilAnswered(page, '/tractors', async () => {
    await search(page).focus();
    return {
      async tap() {
        const letter = 'mahindra'[typed.length];
        if (!letter) return;
        typed.push(letter);
        await page.keyboard.type(letter);
      },
      sign: async () => (await search(page).inputValue()) === 'm',
      isAnswered: () => options.nth(2).isVisible(),
    };
  });
  await expect(page.getByRole('combobox').or(search(page)).first()).toHaveValue(typed.join(''));
});

test('“Ask on-road price” opens its form’s page with the tractor without code', async ({
  page,
}) => {
  await page.clock.install();
  await holdScripts(page, '/tractors');
  await price(page).click();
  expect(await isHeard(price(page))).toBe(true);
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/enquiry\/tractor-on-road\?brand=.+&model=.+&product_id=\d+$/);
  await expect(page.getByRole('combobox', { name: 'Brand' })).not.toHaveValue('');
});

test('Ctrl+click opens another window and keeps the page', async ({ page, context }) => {
  await holdScripts(page, '/tractors');
  const opened = context.waitForEvent('page');
  await price(page).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other).toHaveURL(/\/enquiry\/tractor-on-road\?/);
  expect(await isHeard(price(page))).toBe(false);
  await expect(page).toHaveURL('/tractors');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menu and price work on phones', async ({ page }) => {
    await page.goto('/hi/tractors');
    await page.locator('header summary').click();
    const links = page.locator('header dialog a');
    await expect(links.nth(9)).toBeVisible();
    // Clicks beside the menu.
    await page.mouse.click(345, 400);
    await expect(links.first()).toBeHidden();
    await card(page).locator('a[aria-haspopup=dialog]').click();
    await expect(page).toHaveURL(/\/hi\/enquiry\/tractor-on-road\?/);
  });
});
