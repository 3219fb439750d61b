import type { Page } from '@playwright/test';
import { inLanguage } from './content.ts';
import { stickingOut, violations } from './page-checks.ts';
import { expect, test, visit } from './test.ts';

// Pictures are drawn when they are first asked for; a busy machine refuses some of many at once.
test.beforeEach(({ faults }) => faults.expect(/status of 503 .*\/img\//));

const LANGUAGES = ['en', 'hi', 'gu', 'mr'] as const;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1350, height: 900 };

const whatsapp = (page: Page) => page.locator('button[aria-haspopup=dialog]').last();

for (const language of LANGUAGES) {
  for (const viewport of [PHONE, DESK]) {
    test.describe(`${language}, ${viewport.width} px`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('chrome is clean for axe: at rest, menus open, errors shown, popups open', async ({
        page,
      }) => {
        test.setTimeout(90_000);
        await visit(page, inLanguage(language as 'en', '/about'));
        expect(await violations(page)).toEqual([]);

        if (viewport === DESK) {
          const arrows = page.locator('nav button[aria-expanded]');
          const count = await arrows.count();
          expect(count).toBe(9);
          for (const place of [0, 4, 8]) {
            await arrows.nth(place).press('Enter');
            await expect(page.locator('#menu-panel a').first()).toBeVisible();
            expect(await violations(page, '#menu-panel')).toEqual([]);
          }
          await page.keyboard.press('Escape');
        } else {
          await page.locator('header button').first().click();
          await expect(page.locator('dialog[open] details').first()).toBeVisible();
          await page.locator('dialog[open] summary').first().click();
          expect(await violations(page, 'dialog[open]')).toEqual([]);
          await page.keyboard.press('Escape');
        }

        await page.locator('footer form button').click();
        await expect(page.locator('footer [role=alert]')).toBeVisible();
        expect(await violations(page, 'footer')).toEqual([]);

        await whatsapp(page).click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        expect(await violations(page, 'dialog[open]')).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      });
    });
  }
}

for (const address of ['/', '/hi', '/tractors', '/mr/about', '/gu/tractor-videos']) {
  test(`${address} can be used at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, address);
    expect(await stickingOut(page)).toEqual([]);
  });

  test(`${address} can be read with letters twice as large`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    // As a visitor sets it in the browser: rem and the widths of media queries follow.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await visit(page, address);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
    expect(await stickingOut(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
