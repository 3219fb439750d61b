import type { Page } from '@playwright/test';

/** Maximum cumulative layout shift of a page. */
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

/** Must be called before the page is visited. */
export const recordLayoutShifts = (page: Page) =>
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

export const readLayoutShift = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);

/** Lists the shifted elements with their positions, for failure messages. */
export const describeLayoutShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: string[] }).shifted.join('\n'));

/**
 * Returns elements that overflow the screen on a page that can scroll sideways, innermost last. Elements in a clipped
 * or scrollable box do not count.
 */
export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const { documentElement, body } = document;
    if (documentElement.scrollWidth <= innerWidth) return [];
    const isBoxed = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isBoxed(parent);
    };
    const overflowing = [...body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !isBoxed(element))
      .map(
        (element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 30)}`,
      );
    return [`the page is ${documentElement.scrollWidth} px wide`, ...overflowing.slice(-8)];
  });

/**
 * Scrolls to the end of the page, one screen per frame, which is faster than any reader. Fails with a description of
 * the page if no frame is rendered within 10 s, or after 500 screens.
 */
export const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    const started = performance.now();
    let screens = 0;
    const describeState = () =>
      `screen ${screens} at ${scrollY} of ${document.documentElement.scrollHeight} px, ${document.visibilityState}, ` +
      `${Math.round(performance.now() - started)} ms after the first`;
    const waitForFrame = () =>
      new Promise((painted, failed) => {
        const timer = setTimeout(
          () => failed(new Error(`no frame within 10 s: ${describeState()}`)),
          10_000,
        );
        requestAnimationFrame(() => {
          clearTimeout(timer);
          painted(undefined);
        });
      });
    for (let before = -1; scrollY > before; screens += 1) {
      if (screens > 500) throw new Error(`the page does not end: ${describeState()}`);
      before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await waitForFrame();
      await waitForFrame();
    }
  });

/** At the end of the page the bottom bar covers links of the footer. */
export const scrollToTop = (page: Page) =>
  page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/**
 * Returns controls and texts that only the floating button covers. Elements under a bar at the edge of the screen do
 * not count.
 */
export const findCoveredByFloatingButton = (page: Page) =>
  page.locator('[data-corner] > :is(a, button):last-child').evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const controls = 'a, button, input, select, textarea, summary, label, td, th, [data-price]';
    const contains = (box: DOMRect, x: number, y: number) =>
      box.left <= x && box.right >= x && box.top <= y && box.bottom >= y;
    const isText = (element: Element, x: number, y: number) =>
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some((box) => contains(box, x, y));
      });
    const shares = [0.02, 0.26, 0.5, 0.74, 0.98];
    const points = shares.flatMap((across) =>
      shares.map((down) => [left + width * across, top + height * down] as const),
    );
    const findBar = (element: Element | null | undefined): Element | undefined => {
      if (!element) return;
      const isBar = /^(?:fixed|sticky)$/.test(getComputedStyle(element).position);
      return isBar ? element : findBar(element.parentElement);
    };
    const under = points.flatMap(([x, y]) => {
      const elements = document
        .elementsFromPoint(x, y)
        .filter(
          (element) => !element.closest('[data-corner]') && element !== document.documentElement,
        );
      if (!elements[0]?.closest('main')) return [];
      // The bar of a tractor is inside its page.
      const bar = findBar(elements[0]);
      const visible = elements.filter((element) => !bar || bar.contains(element));
      return visible.flatMap((element) => {
        const control = element.closest(controls)?.getBoundingClientRect();
        // A large card has enough area beside the button.
        const isControl = control && control.height <= 130 && contains(control, x, y);
        if (!isControl && !isText(element, x, y)) return [];
        return `${element.tagName} ${element.textContent?.slice(0, 60)}`;
      });
    });
    return [...new Set(under)];
  });

/**
 * Returns controls and texts that the floating button would cover if the page was scrolled. Clipped elements and those
 * in a bar at the edge of the screen do not count.
 */
export const findBesideFloatingButton = (page: Page) =>
  page.locator('[data-corner] > :is(a, button):last-child').evaluate((button) => {
    const column = button.getBoundingClientRect();
    const controls = 'a, button, input, select, textarea, summary, label, td, th, [data-price]';
    /** Returns the right edge of the visible part, or null if the element is hidden or in a bar. */
    const findVisibleRight = (element: Element | null, right: number): number | null => {
      if (!element || element === document.body) return right;
      const { position, overflowX, visibility } = getComputedStyle(element);
      if (/^(?:fixed|sticky)$/.test(position) || visibility === 'hidden') return null;
      const box = element.getBoundingClientRect();
      const isClipping = overflowX !== 'visible' && box.width > 1;
      if (overflowX !== 'visible' && !isClipping) return null;
      return findVisibleRight(
        element.parentElement,
        isClipping ? Math.min(right, box.right) : right,
      );
    };
    const isBeside = (element: Element, box: DOMRect) => {
      if (box.width < 2 || box.height < 2) return false;
      // The element is above the button even at the top of the page.
      if (box.bottom + scrollY < column.top) return false;
      const right = findVisibleRight(element, box.right);
      return right !== null && right > column.left + 1 && box.left < column.right;
    };
    const found = new Set<string>();
    const add = (element: Element) =>
      found.add(`${element.tagName} ${element.textContent?.trim().slice(0, 60)}`);
    for (const control of document.querySelectorAll(`:is(main, footer) :is(${controls})`)) {
      const box = control.getBoundingClientRect();
      // A large card has enough area beside the button.
      if (box.height <= 130 && isBeside(control, box)) add(control);
    }
    const main = document.querySelector('main');
    const walker = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker?.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.data.trim() || !text.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((box) => isBeside(text.parentElement as Element, box)))
        add(text.parentElement);
    }
    return [...found];
  });

/** Returns references to elements that do not exist. A screen reader would read no description or name. */
export const findDanglingReferences = (page: Page) =>
  page.evaluate(() =>
    ['aria-describedby', 'aria-labelledby', 'aria-details', 'aria-errormessage', 'for'].flatMap(
      (attribute) =>
        [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
          (element.getAttribute(attribute) ?? '')
            .split(/\s+/)
            .filter((id) => id && !document.getElementById(id))
            .map((id) => `${element.tagName} ${attribute}="${id}"`),
        ),
    ),
  );
