import type { Page } from '@playwright/test';

/**
 * Doubles the default font size of the browser, which scales rem and the widths of media queries in this page and later
 * ones. Returns a function that restores it.
 */
export async function doubleFontSize(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const set = (standard: number, fixed: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await set(32, 26);
  return async () => {
    await set(16, 13);
    await browser.detach();
  };
}
