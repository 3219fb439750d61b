import type { Page } from '@playwright/test';

/** Opens a page without its scripts. The returned function releases the scripts. */
export async function holdScripts(page: Page, address: string): Promise<() => void> {
  let releaseScripts: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    // The page may have been closed in the meantime.
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'commit' });
  return releaseScripts;
}
