import type { Locator, Page } from '@playwright/test';
import { IMPLEMENTS_PATH } from './support/content.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { getOpenDialog } from './support/open-dialog.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ page }) => stubPictures(page));

const TAP_MS = 100;
const TAPS_BEFORE_SCRIPTS = 5;
/** The slowest machine hydrates the page within this number of taps. */
const MAX_TAPS = 250;

const getCard = (page: Page) => page.getByRole('article').first();
const getPriceLink = (page: Page) => getCard(page).locator('a[aria-haspopup=dialog]');
const getCompareBox = (page: Page) => getCard(page).getByRole('checkbox');
const getFilter = (page: Page) => page.locator('main summary').first();
const getMenuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const getSideMenu = (page: Page) => page.getByRole('dialog', { name: 'Side menu' });
const getSearchField = (page: Page) => page.getByRole('searchbox');
const getHydratedPage = (page: Page) => page.locator('html[data-hydrated]');

const isClickMarked = async (target: Locator) => (await target.getAttribute('data-heard')) !== null;

/** A click follows its link after three seconds without a response, which a busy machine may exceed. */
const disableLinkFallback = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: original } = window;
    const patient = (run: () => void, after?: number) =>
      original(run, after === 3000 ? 600_000 : after);
    window.setTimeout = patient as typeof setTimeout;
  });

interface TapSetup {
  readonly tap: () => Promise<unknown>;
  /** True if the page acknowledges the first tap. */
  readonly isAcknowledged: () => Promise<boolean>;
  readonly hasResponded: () => Promise<boolean>;
}

/**
 * Taps every 100 ms from the first paint on. Scripts load after five taps. Returns the number of taps until the
 * response.
 */
async function tapUntilResponse(
  page: Page,
  address: string,
  start: (page: Page) => Promise<TapSetup>,
): Promise<number> {
  await disableLinkFallback(page);
  const releaseScripts = await holdScripts(page, address);
  const { tap, isAcknowledged, hasResponded } = await start(page);
  let taps = 0;
  let next = Date.now();
  while (taps < MAX_TAPS) {
    await tap();
    taps += 1;
    if (taps === 1) expect(await isAcknowledged()).toBe(true);
    if (taps === TAPS_BEFORE_SCRIPTS) releaseScripts();
    if (taps >= TAPS_BEFORE_SCRIPTS && (await hasResponded())) return taps;
    next += TAP_MS;
    await page.waitForTimeout(Math.max(0, next - Date.now()));
  }
  throw new Error(`No answer to ${taps} taps`);
}

/** Taps at the position of the target, even if another element covers it. */
async function createTap(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The tapped element is not on the screen');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

for (const address of ['/tractors', IMPLEMENTS_PATH]) {
  test(`repeated taps on ${address} open a single price popup`, async ({ page }) => {
    await tapUntilResponse(page, address, async () => ({
      tap: await createTap(page, getPriceLink(page)),
      isAcknowledged: () => isClickMarked(getPriceLink(page)),
      hasResponded: () => getOpenDialog(page).isVisible(),
    }));
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(page.locator('[data-heard]')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await page.keyboard.press('Escape');
    await expect(getOpenDialog(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
}

test('the menu opens before its code has loaded and stays open afterwards', async ({ page }) => {
  await tapUntilResponse(page, '/tractors', async () => ({
    tap: await createTap(page, getMenuButton(page)),
    isAcknowledged: () => getSideMenu(page).getByRole('link').first().isVisible(),
    hasResponded: async () => (await getHydratedPage(page).count()) > 0,
  }));
  await expect(getSideMenu(page).getByRole('group').first()).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page).toHaveURL('/tractors');
  await page.keyboard.press('Escape');
  await expect(getSideMenu(page)).toBeHidden();
});

test('the focus stays in the menu while its code loads', async ({ page }) => {
  const releaseScripts = await holdScripts(page, '/tractors');
  await getMenuButton(page).click();
  const link = getSideMenu(page).getByRole('link', { name: 'Home' });
  await link.focus();
  releaseScripts();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getMenuButton(page)).toBeFocused();
});

test('a compare box that is toggled before hydration stays toggled and adds the tractor once', async ({
  page,
}) => {
  const taps = await tapUntilResponse(page, '/tractors', async () => ({
    tap: await createTap(page, getCompareBox(page)),
    isAcknowledged: () => getCompareBox(page).isChecked(),
    hasResponded: async () => (await getHydratedPage(page).count()) > 0,
  }));
  const isOdd = taps % 2 === 1;
  await expect(getCompareBox(page)).toBeChecked({ checked: isOdd });
  // An odd number of taps leaves the box in the opposite state.
  if (!isOdd) await getCompareBox(page).check();
  const tray = page.getByRole('region', { name: 'Comparison' });
  await expect(tray.locator('img')).toHaveCount(1);
  await expect(page.locator('[data-heard]')).toHaveCount(0);
  await getCompareBox(page).uncheck();
  await expect(tray).toHaveCount(0);
});

test('the filter opens before its code has loaded, and is applied afterwards', async ({ page }) => {
  const box = page.getByRole('checkbox', { name: /^Mahindra/ }).filter({ visible: true });
  const taps = await tapUntilResponse(page, '/tractors', async () => ({
    tap: await createTap(page, getFilter(page)),
    isAcknowledged: () => box.first().isVisible(),
    hasResponded: async () => (await getHydratedPage(page).count()) > 0,
  }));
  if (taps % 2 === 0) await getFilter(page).click();
  // When the code has loaded, a sheet with its own boxes replaces the native section.
  const sheetBox = page.locator('dialog[open] [name=brand][value=mahindra]');
  await sheetBox.check();
  await expect(page).toHaveURL(/brand=mahindra/);
  await expect(sheetBox).toBeChecked();
});

test('letters that are typed early into the search are preserved and show suggestions', async ({
  page,
}) => {
  const typed: string[] = [];
  const options = page.getByRole('option');
  await tapUntilResponse(page, '/tractors', async () => {
    await getSearchField(page).focus();
    return {
      async tap() {
        const letter = 'mahindra'[typed.length];
        if (!letter) return;
        typed.push(letter);
        await page.keyboard.type(letter);
      },
      isAcknowledged: async () => (await getSearchField(page).inputValue()) === 'm',
      hasResponded: () => options.nth(2).isVisible(),
    };
  });
  await expect(page.getByRole('combobox').or(getSearchField(page)).first()).toHaveValue(
    typed.join(''),
  );
});

test('the page of the price form opens if the code of the popup does not load', async ({
  page,
}) => {
  await page.clock.install();
  await holdScripts(page, '/tractors');
  await getPriceLink(page).click();
  expect(await isClickMarked(getPriceLink(page))).toBe(true);
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/enquiry\/tractor-on-road\?brand=.+&model=.+&product_id=\d+$/);
  await expect(page.getByRole('combobox', { name: 'Brand' })).not.toHaveValue('');
});

test('Ctrl+click opens the price form in another tab', async ({ page, context }) => {
  await holdScripts(page, '/tractors');
  const opened = context.waitForEvent('page');
  await getPriceLink(page).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other).toHaveURL(/\/enquiry\/tractor-on-road\?/);
  expect(await isClickMarked(getPriceLink(page))).toBe(false);
  await expect(page).toHaveURL('/tractors');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu and the price form open on a phone without JavaScript', async ({ page }) => {
    await page.goto('/hi/tractors');
    await page.locator('header summary').click();
    const links = page.locator('header dialog a');
    await expect(links.nth(9)).toBeVisible();
    // The position is beside the menu.
    await page.mouse.click(345, 400);
    await expect(links.first()).toBeHidden();
    await getCard(page).locator('a[aria-haspopup=dialog]').click();
    await expect(page).toHaveURL(/\/hi\/enquiry\/tractor-on-road\?/);
  });
});
