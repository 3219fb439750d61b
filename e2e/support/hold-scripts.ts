import type { Page } from '@playwright/test';

/** Opens a page whose scripts are blocked until the returned function is called. */
export async function holdScripts(page: Page, address: string): Promise<() => void> {
  let releaseScripts: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    // The page was closed meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'commit' });
  return releaseScripts;
}
