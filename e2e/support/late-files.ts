import type { Page } from '@playwright/test';

export interface DelayedFiles {
  /** Names of the requested fonts, without version. */
  readonly fonts: ReadonlySet<string>;
  /** Releases fonts and pictures, and waits until they are painted. */
  release(): Promise<void>;
}

/** Placeholder for every picture, because rendering takes CPU time and is covered by other tests. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

const drawn = { contentType: 'image/svg+xml', body: PICTURE };

/** Responds to every picture request at once. */
export const stubPictures = (page: Page) =>
  page.route('**/img/**', (route) => route.fulfill(drawn));

/** Delays fonts and pictures like a slow network, so that everything that they could shift is painted before. */
export async function delayFiles(page: Page): Promise<DelayedFiles> {
  let isHeld = true;
  const waiting: (() => void)[] = [];
  const fonts = new Set<string>();
  const released = () => new Promise<void>((go) => (isHeld ? waiting.push(go) : go()));
  await page.route('**/*.woff2', async (route) => {
    fonts.add(/\/([a-z-]+)\.\w+\.woff2$/.exec(route.request().url())?.[1] ?? route.request().url());
    await released();
    // The page was closed meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.route('**/img/**', async (route) => {
    await released();
    await route.fulfill(drawn).catch(() => undefined);
  });
  return {
    fonts,
    async release() {
      isHeld = false;
      for (const go of waiting) go();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      });
    },
  };
}
