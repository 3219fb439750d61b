import type { Page } from '@playwright/test';

/** How far a page may shift altogether. */
export const MAX_SHIFT = 0.02;

interface ShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly ShiftSource[];
}

/** Begins to add up layout shifts; call it before the page is visited. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const state = window as unknown as { shifts: number; shifted: string[] };
    state.shifts = 0;
    state.shifted = [];
    const describeShift = ({ node, previousRect: from, currentRect: to }: ShiftSource) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = `${element?.tagName}.${element?.className} ${node?.textContent?.slice(0, 30)}`;
      return `${name} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources, startTime } = entry as unknown as Shift;
        if (hadRecentInput) continue;
        state.shifts += value;
        state.shifted.push(`${value} at ${startTime} ms: ${sources.map(describeShift).join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);

/** What shifted, from where to where: for who reads of a failure. */
export const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: string[] }).shifted.join('\n'));

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

/**
 * Scrolls down to the end of the page, one screen per frame: faster than anybody reads. Fails with what the page looked
 * like when no frame comes within 10 s, or when the end is not reached in 500 screens.
 */
export const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const started = performance.now();
    let screens = 0;
    const state = () =>
      `screen ${screens} at ${scrollY} of ${document.documentElement.scrollHeight} px, ${document.visibilityState}, ` +
      `${Math.round(performance.now() - started)} ms after the first`;
    const frame = () =>
      new Promise((painted, failed) => {
        const timer = setTimeout(
          () => failed(new Error(`no frame within 10 s: ${state()}`)),
          10_000,
        );
        requestAnimationFrame(() => {
          clearTimeout(timer);
          painted(undefined);
        });
      });
    for (let before = -1; scrollY > before; screens += 1) {
      if (screens > 500) throw new Error(`the page does not end: ${state()}`);
      before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await frame();
      await frame();
    }
  });

/** Back up: at the very end the bottom bar lies over links of the footer. */
export const backToTop = (page: Page) =>
  page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/**
 * What one presses, fills in or reads, and the floating button covers: whatever would be seen, were it not there. What lies
 * under a bar of the screen's edge is the bar's business.
 */
export const underFloating = (page: Page) =>
  page.locator('[data-corner] > :is(a, button)', { hasText: 'WhatsApp' }).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const selector = 'a, button, input, select, textarea, summary, label, td, th, [data-price]';
    const within = (box: DOMRect, x: number, y: number) =>
      box.left <= x && box.right >= x && box.top <= y && box.bottom >= y;
    const isText = (element: Element, x: number, y: number) =>
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some((box) => within(box, x, y));
      });
    const STEPS = [0.02, 0.26, 0.5, 0.74, 0.98];
    const points = STEPS.flatMap((across) =>
      STEPS.map((down) => [left + width * across, top + height * down] as const),
    );
    const barOf = (element: Element | null | undefined): Element | undefined => {
      if (!element) return;
      const isBar = /^(?:fixed|sticky)$/.test(getComputedStyle(element).position);
      return isBar ? element : barOf(element.parentElement);
    };
    const under = points.flatMap(([x, y]) => {
      const there = document
        .elementsFromPoint(x, y)
        .filter((one) => !one.closest('[data-corner]') && one !== document.documentElement);
      if (!there[0]?.closest('main')) return [];
      // A tractor's own bar stands within its page.
      const bar = barOf(there[0]);
      const seen = there.filter((one) => !bar || bar.contains(one));
      return seen.flatMap((one) => {
        const control = one.closest(selector)?.getBoundingClientRect();
        // Of a whole card there is enough beside the button.
        const isControl = control && control.height <= 130 && within(control, x, y);
        if (!isControl && !isText(one, x, y)) return [];
        return `${one.tagName} ${one.textContent?.slice(0, 60)}`;
      });
    });
    return [...new Set(under)];
  });
