import { expect, type Page } from '@playwright/test';

/**
 * Returns attributes that differ between server and browser. React does not correct them and logs nothing in
 * production, so a label may refer to a field by an id that does not exist.
 */
export const findAttributeMismatches = (page: Page) =>
  page.evaluate(() => {
    const attributeNames: Record<string, string> = {
      className: 'class',
      htmlFor: 'for',
      srcSet: 'srcset',
      hrefLang: 'hreflang',
      fetchPriority: 'fetchpriority',
      autoComplete: 'autocomplete',
    };
    const UNCHANGED_NAMES =
      /^(?:aria-[a-z]+|data-[a-z-]+|id|href|src|alt|title|name|type|role|lang|sizes|width|height|placeholder|action|method|content)$/;
    // Swiper adds its own classes to its elements.
    const withoutSlider = (text: string) => text.replace(/ ?\bswiper-[\w-]+/g, '').trim();
    const mismatches: string[] = [];
    let comparedCount = 0;
    for (const element of document.querySelectorAll('*')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      if (!key) continue;
      comparedCount += 1;
      const props = (element as unknown as Record<string, Record<string, unknown>>)[key];
      for (const [prop, value] of Object.entries(props ?? {})) {
        const attribute = attributeNames[prop] ?? (UNCHANGED_NAMES.test(prop) ? prop : undefined);
        if (!attribute || !['string', 'number'].includes(typeof value)) continue;
        const serverValue = withoutSlider(element.getAttribute(attribute) ?? '');
        if (serverValue !== withoutSlider(String(value)))
          mismatches.push(
            `${element.tagName} ${attribute}: server ${serverValue}, browser ${value}`,
          );
      }
    }
    return { comparedCount, mismatches };
  });

/** Names of the static parts, which are never hydrated. */
const listStaticWidgets = (page: Page) =>
  page.locator('#page').evaluate(({ textContent }) => {
    const { widgets }: { widgets: Record<string, { still?: true } | null> } = JSON.parse(
      textContent ?? '',
    );
    const uses = Object.entries(widgets).filter(([, part]) => part?.still);
    return uses.map(([use]) => use.split(' ')[0] ?? '');
  });

/** 1 if the page is fully hydrated, and 0 if only its islands are. */
export const countFullHydration = (page: Page) => page.locator('html[data-hydrated=whole]').count();

/** Triggers the full hydration of a page of islands by moving the pointer over a link. */
export async function hydrateFullPage(page: Page) {
  await page.locator('footer a[href]').first().dispatchEvent('pointerover');
  await page.locator('html[data-hydrated=whole]').waitFor({ state: 'attached' });
}

/** Scrolls every part of the page into view, because parts are hydrated when they become visible. */
export async function hydrateAllParts(page: Page) {
  await hydrateFullPage(page);
  const staticWidgets = await listStaticWidgets(page);
  const exclusions = staticWidgets.map((name) => `:not([data-widget="${name}"])`).join('');
  for (const part of await page.locator(`[data-widget]${exclusions}:visible`).all()) {
    await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect
      .poll(() =>
        part.evaluate(({ children }) =>
          [...children].every((child) =>
            Object.keys(child).some((name) => name.startsWith('__reactProps$')),
          ),
        ),
      )
      .toBe(true);
  }
}
