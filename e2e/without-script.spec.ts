import type { Page } from '@playwright/test';
import { LANGUAGES, localizePath } from './support/content.ts';
import {
  MAX_SHIFT,
  readLayoutShift,
  recordLayoutShifts,
  scrollToEnd,
} from './support/page-checks.ts';
import { siteRoutes } from './support/site-routes.ts';
import { resolvePath } from './support/sitemap.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { DESKTOP, PHONE } from './support/visit-plan.ts';
import { expect, selectCases, test } from './test.ts';

const isFull = process.env.TEST_FULL === '1';

const layouts = [PHONE, DESKTOP].flatMap((screen) =>
  LANGUAGES.map((language) => ({ screen, language })),
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [layoutIndex, { screen, language }] of selectCases([...layouts.entries()], 2)) {
    const routes = siteRoutes.filter(
      (_, index) => isFull || index % layouts.length === layoutIndex,
    );
    test(`${routes.length} kinds of pages have heading, text and links in ${language} at ${screen.width} px`, async ({
      page,
      pageErrors,
      baseURL,
    }) => {
      test.setTimeout(isFull ? 300_000 : 60_000);
      pageErrors.allow(/status of 4(?:04|10)/);
      await stubPictures(page);
      await page.setViewportSize(screen);
      const unread: unknown[] = [];
      for (const route of routes) {
        await page.goto(localizePath(language, await resolvePath(route, baseURL ?? '')));
        const seen = await readVisibleContent(page);
        if (Object.values(seen).includes(false)) unread.push({ route: route.name, ...seen });
      }
      expect(unread).toEqual([]);
    });
  }
});

const INVALID_NUMBER = '12345';
const QUESTION = { title: 'Why does it smoke black?', text: 'Only under load', name: 'Ramesh' };

const rejectedForms = [
  {
    path: '/tractors-question-hub',
    form: 'ask',
    values: { category: 'repair', ...QUESTION, mobile: INVALID_NUMBER },
  },
  {
    path: '/tractors-question-hub/1',
    form: 'answer',
    values: { text: 'Check the air filter', name: 'Ramesh', mobile: INVALID_NUMBER },
  },
  {
    path: '/tractor-industry-news-blogs/gst-on-tractors-5-percent',
    form: 'comment',
    values: { comment: 'Useful', name: 'Ramesh', email: 'a@b.in', mobile: INVALID_NUMBER },
  },
];

test.describe('a rejected form without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, form, values } of rejectedForms)
    test(`shows the typed values again: ${form}`, async ({ page }) => {
      await page.goto(path);
      const element = page.locator(`form#${form}`);
      for (const [name, value] of Object.entries(values)) {
        const control = element.locator(`[name="${name}"]`);
        if (name === 'category') await control.selectOption(value);
        else await control.fill(value);
      }
      await element.getByRole('button', { name: 'Submit' }).click();
      await page.waitForURL(/draft=/);
      for (const [name, value] of Object.entries(values))
        await expect(element.locator(`[name="${name}"]`)).toHaveValue(value);
    });
});

/** Readable content of a page: heading, text, links, footer, and its width relative to the screen. */
const readVisibleContent = (page: Page) =>
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

for (const screen of selectCases([PHONE, DESKTOP])) {
  test(`lists do not move on scroll without scripts, at ${screen.width} px`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_FAILED .*\.js/);
    await page.route('**/*.js', (route) => route.abort());
    await stubPictures(page);
    await page.setViewportSize(screen);
    await recordLayoutShifts(page);
    for (const address of [
      '/tractors',
      '/second-hand-tractor',
      '/tractor-implements-in-india/rotavator',
      '/hi/tyres',
    ]) {
      await page.goto(address);
      await scrollToEnd(page);
      expect([address, (await readLayoutShift(page)) <= MAX_SHIFT]).toEqual([address, true]);
    }
  });
}
