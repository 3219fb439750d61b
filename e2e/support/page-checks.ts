import type { Page } from '@playwright/test';

/** How far a page may shift altogether. */
export const MAX_SHIFT = 0.02;

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

/**
 * Elements that stick out of the screen, where the page can be scrolled sideways; the innermost come last. What is cut off or scrolls within
 * its box does not.
 */
export const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const { documentElement, body } = document;
    if (documentElement.scrollWidth <= innerWidth) return [];
    const isBoxed = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isBoxed(parent);
    };
    const out = [...body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !isBoxed(element))
      .map(
        (element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 30)}`,
      );
    return [`the page is ${documentElement.scrollWidth} px wide`, ...out.slice(-8)];
  });

/** Goes down to the end of the page, a screen a frame: faster than anybody reads. */
export const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let before = -1; scrollY > before; ) {
      before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await frame();
      await frame();
    }
  });

/** Back up: at the very end the bottom bar lies over links of the footer. */
export const backToTop = (page: Page) =>
  page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/** What one presses, fills in or reads figures of, and the floating button lies over. */
export const underFloating = (page: Page) =>
  page.locator('[data-placed] > button', { hasText: 'WhatsApp' }).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const wanted = 'a, button, input, select, textarea, summary, label, td, th, [class*=_price_]';
    const under = [...document.querySelectorAll(`main :is(${wanted})`)].filter((element) => {
      const box = element.getBoundingClientRect();
      // Of a whole card there is enough beside the button.
      if (box.height > 130 || !element.checkVisibility({ visibilityProperty: true })) return false;
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    return under.map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  });
