import type { Page } from '@playwright/test';
import { inLanguage } from './support/content.ts';
import { stickingOut, violations } from './support/page-checks.ts';
import { expect, test, visit } from './test.ts';

// Pictures are drawn when they are first asked for; a busy machine refuses some of many at once.
test.beforeEach(({ faults }) => faults.expect(/status of 503 .*\/img\//));

const LANGUAGES = ['en', 'hi', 'gu', 'mr'] as const;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1350, height: 900 };

const dialog = (page: Page) => page.locator('dialog[open]');
const whatsapp = (page: Page) => page.locator('button[aria-haspopup=dialog]').last();
const signIn = (page: Page) => page.locator('header button[aria-haspopup=dialog]');
const toggle = (page: Page) => page.locator('header button').first();
const field = (page: Page) => page.locator('header input[type=search]').filter({ visible: true });

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

async function openSideMenu(page: Page) {
  await toggle(page).click();
  await expect(dialog(page).locator('details').first()).toBeVisible();
}

/** A popup, as it opens and with what is wrong with an empty form. */
async function openPopup(page: Page, button: (page: Page) => ReturnType<Page['locator']>) {
  await button(page).click();
  await expect(dialog(page).locator('h2').first()).toBeVisible();
}

for (const language of LANGUAGES) {
  for (const viewport of [PHONE, DESK]) {
    test.describe(`${language}, ${viewport.width} px`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('chrome is clean for axe: at rest, menus open, errors shown', async ({ page }) => {
        test.setTimeout(90_000);
        await visit(page, inLanguage(language as 'en', '/about'));
        expect(await violations(page)).toEqual([]);

        if (viewport === DESK) {
          const arrows = page.locator('nav button[aria-expanded]');
          await expect(arrows).toHaveCount(9);
          for (const arrow of await arrows.all()) {
            await arrow.press('Enter');
            await expect(page.locator('#menu-panel a').first()).toBeVisible();
            expect(await violations(page, 'header')).toEqual([]);
          }
          await page.keyboard.press('Escape');
        } else {
          await openSideMenu(page);
          for (const summary of await dialog(page).locator('summary').all()) await summary.click();
          await dialog(page).locator('summary').first().click();
          expect(await violations(page, 'dialog[open]')).toEqual([]);
          await closeDialog(page);
        }

        await page.locator('footer form button').click();
        await expect(page.locator('footer [role=alert]')).toBeVisible();
        expect(await violations(page, 'footer')).toEqual([]);
      });

      test('so is the search: what was looked for, and what is suggested', async ({ page }) => {
        await page.addInitScript(() =>
          localStorage.setItem('recentSearches', '["swaraj 744", "rotavator"]'),
        );
        await visit(page, inLanguage(language as 'en', '/about'));
        await field(page).click();
        const options = page.locator('header [role=option]');
        await expect(options).toHaveCount(2);
        expect(await violations(page, 'header')).toEqual([]);
        await field(page).fill('mahindra');
        await expect(options.nth(3)).toBeVisible();
        await page.keyboard.press('ArrowDown');
        expect(await violations(page, 'header')).toEqual([]);
      });

      test('so are the popups, with errors shown', async ({ page }) => {
        test.setTimeout(90_000);
        await visit(page, inLanguage(language as 'en', '/about'));
        for (const button of [signIn, whatsapp]) {
          await openPopup(page, button);
          expect(await violations(page, 'dialog[open]')).toEqual([]);
          await dialog(page).locator('button[type=submit]').last().click();
          await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeVisible();
          expect(await violations(page, 'dialog[open]')).toEqual([]);
          await closeDialog(page);
        }
      });
    });
  }
}

/** How far what is open stands out of itself sideways. */
const tooWide = (page: Page) =>
  dialog(page).evaluate((open) => Math.max(0, open.scrollWidth - open.clientWidth));

/** As a visitor sets it in the browser: rem and the widths of media queries follow. */
async function doubleLetters(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

for (const address of ['/', '/hi', '/tractors', '/mr/about', '/gu/tractor-videos']) {
  test(`${address} can be used at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, address);
    expect(await stickingOut(page)).toEqual([]);
  });

  test(`${address} can be read with letters twice as large`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await doubleLetters(page);
    await visit(page, address);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
    expect(await stickingOut(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const { what, width, large } of [
  { what: 'at 320 px', width: 320, large: false },
  { what: 'with letters twice as large', width: 360, large: true },
]) {
  for (const language of LANGUAGES) {
    test(`side menu, search and popups can be used ${what} (${language})`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 640 });
      if (large) await doubleLetters(page);
      await visit(page, inLanguage(language as 'en', '/about'));
      await openSideMenu(page);
      await dialog(page).locator('summary').first().click();
      expect(await tooWide(page)).toBe(0);
      await closeDialog(page);
      for (const button of [signIn, whatsapp]) {
        await openPopup(page, button);
        expect(await tooWide(page)).toBe(0);
        await closeDialog(page);
      }
      await field(page).fill('mahindra');
      await expect(page.locator('header [role=option]').first()).toBeVisible();
      expect(await stickingOut(page)).toEqual([]);
    });
  }
}

for (const language of LANGUAGES) {
  test(`menus can be used with letters twice as large (${language})`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await doubleLetters(page);
    await visit(page, inLanguage(language as 'en', '/about'));
    for (const arrow of await page.locator('nav button[aria-expanded]').all()) {
      await arrow.press('Enter');
      await expect(page.locator('#menu-panel a').first()).toBeVisible();
      expect(await stickingOut(page)).toEqual([]);
    }
  });
}

test('from the top by keyboard alone: past the chrome, or through all of it', async ({ page }) => {
  await page.setViewportSize(DESK);
  await visit(page, '/about');
  const reached = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      const box = at?.getBoundingClientRect();
      return {
        name: at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '',
        visible: box !== undefined && box.width > 1 && box.height > 1,
      };
    });
  await page.keyboard.press('Tab');
  expect(await reached()).toEqual({ name: 'Skip to content', visible: true });
  const stops: string[] = [];
  for (let press = 0; press < 26; press += 1) {
    await page.keyboard.press('Tab');
    const { name, visible } = await reached();
    expect([name, visible]).toEqual([name, true]);
    stops.push(name);
  }
  for (const name of ['Search', 'Language', 'Sign in', 'Tractor Brands', 'More: open menu'])
    expect(stops).toContain(name);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
