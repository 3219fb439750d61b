import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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

/** What axe has to say of the page, or of a layer that is open over it. */
export async function violations(page: Page, layer?: string) {
  const axe = new AxeBuilder({ page }).withTags(WCAG);
  // It does not know the top layer: what lies under it counts as a neighbour too near.
  if (layer) axe.include(layer).disableRules('target-size');
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target }) => target.join(' ')).slice(0, 5),
  }));
}
