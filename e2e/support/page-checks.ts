import type { Page } from '@playwright/test';

export { violations } from './axe.ts';

/** How far a page may shift altogether. */
export const MOST_SHIFT = 0.02;

/** Begins to add up layout shifts; call it before the page is visited. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const state = window as unknown as { shifts: number };
    state.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) state.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);

/** Elements that stick out of the screen, where the page can be scrolled sideways. */
export const stickingOut = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth > innerWidth
      ? [...document.body.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => `${element.tagName}.${element.className}`)
          .slice(0, 8)
      : [],
  );
