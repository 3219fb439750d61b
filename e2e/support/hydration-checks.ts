import { expect, type Page } from '@playwright/test';

/**
 * Attributes that the server wrote otherwise than the browser would have. React corrects none of them and, in
 * production, says nothing of them: a label then points at a field by a name that only one of both has.
 */
export const unlikeServer = (page: Page) =>
  page.evaluate(() => {
    const named: Record<string, string> = {
      className: 'class',
      htmlFor: 'for',
      srcSet: 'srcset',
      hrefLang: 'hreflang',
      fetchPriority: 'fetchpriority',
      autoComplete: 'autocomplete',
    };
    const same =
      /^(?:aria-[a-z]+|data-[a-z-]+|id|href|src|alt|title|name|type|role|lang|sizes|width|height|placeholder|action|method|content)$/;
    // Swiper writes its own classes onto its elements once it runs.
    const withoutSlider = (text: string) => text.replace(/ ?\bswiper-[\w-]+/g, '').trim();
    const wrong: string[] = [];
    let compared = 0;
    for (const element of document.querySelectorAll('*')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      if (!key) continue;
      compared += 1;
      const props = (element as unknown as Record<string, Record<string, unknown>>)[key];
      for (const [prop, value] of Object.entries(props ?? {})) {
        const attribute = named[prop] ?? (same.test(prop) ? prop : undefined);
        if (!attribute || !['string', 'number'].includes(typeof value)) continue;
        const there = withoutSlider(element.getAttribute(attribute) ?? '');
        if (there !== withoutSlider(String(value)))
          wrong.push(`${element.tagName} ${attribute}: server ${there}, browser ${value}`);
      }
    }
    return { compared, wrong };
  });

/** Names of the parts of which the server's HTML is all there is. */
const stillParts = (page: Page) =>
  page.locator('#page').evaluate(({ textContent }) => {
    const { widgets }: { widgets: Record<string, { still?: true } | null> } = JSON.parse(
      textContent ?? '',
    );
    const uses = Object.entries(widgets).filter(([, part]) => part?.still);
    return uses.map(([use]) => use.split(' ')[0] ?? '');
  });

/** A page of islands is hydrated whole with the first sign that the visitor goes on: a pointer over a link. */
export async function hydrateWhole(page: Page) {
  await page.locator('footer a[href]').first().dispatchEvent('pointerover');
  await page.locator('html[data-hydrated=whole]').waitFor({ state: 'attached' });
}

/** Brings every part of the page near the screen, and waits until it answers to the visitor. */
export async function wakeAll(page: Page) {
  await hydrateWhole(page);
  const still = await stillParts(page);
  const others = still.map((name) => `:not([data-widget="${name}"])`).join('');
  for (const part of await page.locator(`[data-widget]${others}:visible`).all()) {
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
