import type { Page } from '@playwright/test';

export interface LateFiles {
  /** Names of the font files that were asked for, without version. */
  readonly fonts: ReadonlySet<string>;
  /** Lets fonts and pictures come, and waits until the page is painted with them. */
  release(): Promise<void>;
}

/** Stands for every picture: what is drawn on it is the business of other tests, and drawing takes the machine's time. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

const drawn = { contentType: 'image/svg+xml', body: PICTURE };

/** Answers every picture at once. */
export const plainPictures = (page: Page) =>
  page.route('**/img/**', (route) => route.fulfill(drawn));

/** Keeps fonts and pictures back, as a slow network does, so that whatever they could move has been painted before. */
export async function lateFiles(page: Page): Promise<LateFiles> {
  let isHeld = true;
  const waiting: (() => void)[] = [];
  const fonts = new Set<string>();
  const released = () => new Promise<void>((go) => (isHeld ? waiting.push(go) : go()));
  await page.route('**/*.woff2', async (route) => {
    fonts.add(/\/([a-z-]+)\.\w+\.woff2$/.exec(route.request().url())?.[1] ?? route.request().url());
    await released();
    // A page that was left meanwhile wants its font no more.
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
