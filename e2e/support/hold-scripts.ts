import type { Page } from '@playwright/test';

/** Opens a page whose scripts wait until the returned function is called. */
export async function holdScripts(page: Page, address: string): Promise<() => void> {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    // A page that was left meanwhile wants its script no more.
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'commit' });
  return go;
}
