import type { Page } from '@playwright/test';
import { inLanguage, LANGUAGES } from './support/content.ts';
import { plainPictures } from './support/late-files.ts';
import { countShifts, MAX_SHIFT, readThrough, shifts } from './support/page-checks.ts';
import { siteRoutes } from './support/site-routes.ts';
import { pathOf } from './support/sitemap.ts';
import { DESKTOP, PHONE } from './support/visit-plan.ts';
import { expect, sampled, test } from './test.ts';

const isFull = process.env.TEST_FULL === '1';

const turns = [PHONE, DESKTOP].flatMap((screen) =>
  LANGUAGES.map((language) => ({ screen, language })),
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [turn, { screen, language }] of sampled([...turns.entries()], 2)) {
    const routes = siteRoutes.filter((_, place) => isFull || place % turns.length === turn);
    test(`${routes.length} kinds of pages are readable in ${language} at ${screen.width} px`, async ({
      page,
      pageErrors,
      baseURL,
    }) => {
      test.setTimeout(isFull ? 300_000 : 60_000);
      pageErrors.expect(/status of 4(?:04|10)/);
      await plainPictures(page);
      await page.setViewportSize(screen);
      const unread: unknown[] = [];
      for (const route of routes) {
        await page.goto(inLanguage(language, await pathOf(route, baseURL ?? '')));
        const seen = await whatIsSeen(page);
        if (Object.values(seen).includes(false)) unread.push({ route: route.name, ...seen });
      }
      expect(unread).toEqual([]);
    });
  }
});

/** Readable content of a page: heading, text, links, footer, and its width relative to the screen. */
const whatIsSeen = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (selector: string) =>
      (document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 10;
    const main = document.querySelector('main');
    const copy = main?.cloneNode(true) as Element;
    for (const data of copy.querySelectorAll('script, style')) data.remove();
    return {
      heading: isDrawn('h1'),
      text: (copy.textContent ?? '').trim().length > 30,
      links: main?.querySelector('a[href]') !== null,
      footer: isDrawn('footer'),
      isWithin: document.documentElement.scrollWidth <= innerWidth,
    };
  });

for (const screen of sampled([PHONE, DESKTOP])) {
  test(`lists do not shift on scroll without scripts, at ${screen.width} px`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/ERR_FAILED .*\.js/);
    await page.route('**/*.js', (route) => route.abort());
    await plainPictures(page);
    await page.setViewportSize(screen);
    await countShifts(page);
    for (const address of [
      '/tractors',
      '/second-hand-tractor',
      '/tractor-implements-in-india/rotavator',
      '/hi/tyres',
    ]) {
      await page.goto(address);
      await readThrough(page);
      expect([address, (await shifts(page)) <= MAX_SHIFT]).toEqual([address, true]);
    }
  });
}
