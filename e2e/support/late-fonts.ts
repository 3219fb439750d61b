import type { Page } from '@playwright/test';

export interface LateFonts {
  /** Fonts of what is visited next are kept back. */
  hold(): void;
  /** Lets them come, and waits until the page is painted with them. */
  release(): Promise<void>;
}

/** Keeps fonts back, as a slow network does, so that whatever they could move has been painted before. */
export async function lateFonts(page: Page): Promise<LateFonts> {
  let held: (() => void)[] | undefined;
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((go) => (held ? held.push(go) : go()));
    // A page that was left meanwhile wants its font no more.
    await route.continue().catch(() => undefined);
  });
  return {
    hold() {
      held ??= [];
    },
    async release() {
      const waiting = held ?? [];
      held = undefined;
      for (const go of waiting) go();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      });
    },
  };
}
