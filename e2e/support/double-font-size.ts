import type { Page } from '@playwright/test';

/** Default font sizes of Chromium: of all texts, and of monospaced ones. */
const DEFAULT_SIZES_PX = { standard: 16, fixed: 13 };

/**
 * Doubles the default font size of the browser, which scales rem and the widths of media queries in this page and later
 * ones. Returns a function that restores it.
 */
export async function doubleFontSize(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const setFontSizes = ({ standard, fixed }: typeof DEFAULT_SIZES_PX) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await setFontSizes({
    standard: 2 * DEFAULT_SIZES_PX.standard,
    fixed: 2 * DEFAULT_SIZES_PX.fixed,
  });
  return async () => {
    await setFontSizes(DEFAULT_SIZES_PX);
    await browser.detach();
  };
}
