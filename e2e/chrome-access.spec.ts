import type { Page } from '@playwright/test';
import { findAxeViolations } from './support/axe.ts';
import { ALL_LANGUAGES, localizePath } from './support/content.ts';
import { doubleFontSize } from './support/double-font-size.ts';
import { lengthenTexts } from './support/lengthen-texts.ts';
import { findOverflow } from './support/page-checks.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { DESKTOP, PHONE } from './support/visit-plan.ts';
import { expect, selectCases, test, visit } from './test.ts';

const isFull = process.env.TEST_FULL === '1';

/** All tab stops of the header. */
const HEADER_TAB_STOPS = 27;
/** Enough tab stops to reach several cards of a list. */
const LIST_TAB_STOPS = 60;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => stubPictures(page));

const getDialog = (page: Page) => page.locator('dialog[open]');
const getWhatsappLink = (page: Page) => page.locator('a[aria-haspopup=dialog]').last();
const getSignInLink = (page: Page) => page.locator('header a[aria-haspopup=dialog]');
const getMenuToggle = (page: Page) => page.locator('header summary').first();
const getMenuArrows = (page: Page) => page.locator('nav button[aria-expanded]');
const getSearchField = (page: Page) =>
  page.locator('header input[type=search]').filter({ visible: true });
const getOptions = (page: Page) => page.locator('header [role=option]');

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
}

const measureOverflow = (page: Page) =>
  getDialog(page).evaluate((open) => Math.max(0, open.scrollWidth - open.clientWidth));

/** Checks the open layer with axe, and on a phone also its width at 320 px and with the double font size. */
async function checkLayer(page: Page, screen: typeof PHONE) {
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  if (screen !== PHONE) return;
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);
  await page.setViewportSize(PHONE);
  const restore = await doubleFontSize(page);
  expect(await measureOverflow(page)).toBe(0);
  await restore();
}

/** Checks recent searches and suggestions, also with the double font size. */
async function checkSearch(page: Page) {
  await getSearchField(page).click();
  await expect(getOptions(page)).toHaveCount(2);
  expect(await findAxeViolations(page, 'header')).toEqual([]);
  await getSearchField(page).fill('mahindra');
  await expect(getOptions(page).nth(3)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await findAxeViolations(page, 'header')).toEqual([]);
  const restore = await doubleFontSize(page);
  expect(await findOverflow(page)).toEqual([]);
  await restore();
  await page.keyboard.press('Escape');
}

/** Checks the sign-in and enquiry popups as they open and with the errors of an empty form. */
async function checkPopups(page: Page, screen: typeof PHONE) {
  for (const getLink of [getSignInLink, getWhatsappLink]) {
    await getLink(page).click();
    await expect(getDialog(page).locator('h2').first()).toBeVisible();
    await checkLayer(page, screen);
    await getDialog(page).locator('button[type=submit]').last().click();
    await expect(getDialog(page).locator('[aria-invalid=true]').first()).toBeVisible();
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
    await closeDialog(page);
  }
}

async function checkNewsletter(page: Page) {
  await page.locator('footer form button').click();
  await expect(page.locator('footer [role=alert]')).toBeVisible();
  expect(await findAxeViolations(page, 'footer')).toEqual([]);
}

/** Checks the nine menus with double and normal font size, then with longer texts. */
async function checkMenus(page: Page) {
  await expect(getMenuArrows(page)).toHaveCount(9);
  const restore = await doubleFontSize(page);
  for (const arrow of await getMenuArrows(page).all()) {
    await arrow.press('Enter');
    await expect(page.locator('#menu-panel a').first()).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
  }
  await restore();
  for (const arrow of await getMenuArrows(page).all()) {
    await arrow.press('Enter');
    await expect(page.locator('#menu-panel a').first()).toBeVisible();
    expect(await findAxeViolations(page, 'header')).toEqual([]);
  }
  expect(await lengthenTexts(page)).toBeGreaterThan(20);
  expect(await findOverflow(page)).toEqual([]);
}

async function checkSideMenu(page: Page) {
  await getMenuToggle(page).click();
  const parts = getDialog(page).locator('summary');
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) await part.click();
  await parts.first().click();
  await checkLayer(page, PHONE);
  expect(await lengthenTexts(page)).toBeGreaterThan(20);
  expect(await measureOverflow(page)).toBe(0);
}

/** Each language on one screen. The full run tests all combinations. */
const layouts = ALL_LANGUAGES.flatMap((language, index) =>
  [DESKTOP, PHONE]
    .filter((_, screenIndex) => isFull || index % 2 === screenIndex)
    .map((screen) => ({ language, screen })),
);

for (const { language, screen } of selectCases(layouts.toReversed())) {
  test(`search, popups, newsletter and menus have no axe violations (${language}, ${screen.width} px)`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(screen);
    await page.addInitScript(() =>
      localStorage.setItem('recentSearches', '["swaraj 744", "rotavator"]'),
    );
    await visit(page, localizePath(language, '/about'));
    await checkSearch(page);
    await checkPopups(page, screen);
    await checkNewsletter(page);
    await (screen === PHONE ? checkSideMenu(page) : checkMenus(page));
  });
}

test('the keyboard reaches search, language, sign-in and menus, each with a visible focus', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/about');
  const readFocus = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document;
      const box = focused?.getBoundingClientRect();
      return {
        name: focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '',
        visible: box !== undefined && box.width > 1 && box.height > 1,
      };
    });
  const tabStops: string[] = [];
  for (let press = 0; press < HEADER_TAB_STOPS; press += 1) {
    await page.keyboard.press('Tab');
    const { name, visible } = await readFocus();
    expect([name, visible]).toEqual([name, true]);
    tabStops.push(name);
  }
  expect(tabStops[0]).toBe('Skip to content');
  for (const name of ['Search', 'Language', 'Sign in', 'Tractor Brands', 'More: open menu'])
    expect(tabStops).toContain(name);
});

test('bars and the comparison never cover the focused element on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/tractors');
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check();
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  await page.locator('main h1').evaluate((title) => {
    title.tabIndex = -1;
    title.focus();
  });
  const hidden: string[] = [];
  for (let press = 0; press < LIST_TAB_STOPS; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: focused } = document;
      const box = (focused?.closest('label') ?? focused)?.getBoundingClientRect();
      if (!focused?.closest('main') || !box) return undefined;
      // The element counts as visible if its centre or one of two opposite corners is not covered.
      const isInSight = [0.05, 0.5, 0.95].some((share) => {
        const above = document.elementFromPoint(
          box.left + box.width * share,
          box.top + box.height * share,
        );
        return above !== null && (focused.contains(above) || above.contains(focused));
      });
      return isInSight
        ? undefined
        : (focused.getAttribute('aria-label') ?? focused.textContent ?? '');
    });
    if (name !== undefined) hidden.push(name);
  }
  expect(hidden).toEqual([]);
});
