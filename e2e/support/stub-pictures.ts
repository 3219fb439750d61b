import type { Page } from '@playwright/test';

/** Rendering the real pictures takes CPU time, and other tests cover it. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

const PICTURE_RESPONSE = { contentType: 'image/svg+xml', body: PICTURE };

/** Responds to every picture request at once. */
export const stubPictures = (page: Page) =>
  page.route('**/img/**', (route) => route.fulfill(PICTURE_RESPONSE));

export interface DelayedFiles {
  /** Names of the requested fonts, without their version. */
  readonly fonts: ReadonlySet<string>;
  /** Resolves when the released fonts and pictures are painted. */
  release(): Promise<void>;
}

/**
 * Delays fonts and pictures as a slow network does, so that everything that they could shift is painted before them.
 */
export async function delayFiles(page: Page): Promise<DelayedFiles> {
  let isHeld = true;
  const waiting: (() => void)[] = [];
  const fonts = new Set<string>();
  const waitForRelease = () =>
    new Promise<void>((resolve) => (isHeld ? waiting.push(resolve) : resolve()));
  await page.route('**/*.woff2', async (route) => {
    fonts.add(/\/([a-z-]+)\.\w+\.woff2$/.exec(route.request().url())?.[1] ?? route.request().url());
    await waitForRelease();
    // The page may have been closed in the meantime.
    await route.continue().catch(() => undefined);
  });
  await page.route('**/img/**', async (route) => {
    await waitForRelease();
    await route.fulfill(PICTURE_RESPONSE).catch(() => undefined);
  });
  return {
    fonts,
    async release() {
      isHeld = false;
      for (const resolve of waiting) resolve();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      });
    },
  };
}
