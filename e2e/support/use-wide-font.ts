import type { Page } from '@playwright/test';

/** 12 % wider than Noto Sans: `size-adjust` of the fallback face in packages/ui (106.88 %) times 1.12. */
const SIZE_ADJUST = '119.7%';

/** Shows the page in a fallback font that is 12 % wider, as on a phone without the usual fonts. */
export const useWideFont = (page: Page) =>
  page.evaluate(async (sizeAdjust) => {
    const descriptors = { sizeAdjust, ascentOverride: '100%', descentOverride: '27%' };
    const face = new FontFace('Wide', 'local("Liberation Sans")', descriptors);
    document.fonts.add(await face.load());
    const root = document.documentElement;
    root.style.setProperty('--font', 'Wide, sans-serif');
    root.dataset.letters = '';
  }, SIZE_ADJUST);
