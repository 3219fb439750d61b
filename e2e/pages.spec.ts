import type { Page } from '@playwright/test';
import {
  inLanguage,
  LANGUAGES,
  type Language,
  type SitePage,
  sitePages,
} from './support/content.ts';
import { countShifts, MOST_SHIFT, shifts, stickingOut, violations } from './support/page-checks.ts';
import { expect, test, visit } from './test.ts';

const WIDTHS = [360, 1350];
const script = { en: /[A-Za-z]/, hi: /[\u0900-\u097f]/ };

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 740 : 900 } });
    for (const language of LANGUAGES) {
      for (const sitePage of sitePages) {
        test(`${inLanguage(language, sitePage.path)} is whole`, async ({ page, faults }) => {
          if (sitePage.status === 404) faults.expect(/the server responded with a status of 404/);
          await countShifts(page);
          const response = await visit(page, inLanguage(language, sitePage.path));
          expect(response?.status()).toBe(sitePage.status);
          await checkHeading(page, language, sitePage);
          await checkAddresses(page, language, sitePage);
          expect(await shifts(page)).toBeLessThanOrEqual(MOST_SHIFT);
          expect(await stickingOut(page)).toEqual([]);
          expect(await violations(page)).toEqual([]);
        });
      }
    }
  });
}

async function checkHeading(page: Page, language: Language, { h1 }: SitePage) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveText(h1?.[language] ?? script[language]);
  await expect(page).toHaveTitle(script[language]);
}

async function checkAddresses(page: Page, language: Language, { path, status }: SitePage) {
  const canonical = page.locator('head link[rel=canonical]');
  if (status === 404) {
    await expect(canonical).toHaveCount(0);
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    return;
  }
  const { origin } = new URL(page.url());
  const absolute = (of: string) => origin + (of === 'en' ? path : `/${of}${path}`);
  const same = (address: string | null) => address?.replace(/\/$/, '');
  await expect(canonical).toHaveCount(1);
  expect(same(await canonical.getAttribute('href'))).toBe(same(absolute(language)));
  const others = await page
    .locator('head link[rel=alternate][hreflang]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map((link) => [link.hreflang, link.href]));
  const expected = ['en', 'hi', 'gu', 'mr'].map((of) => [of, same(absolute(of))]);
  expect(others.map(([of, href]) => [of, same(href ?? null)])).toEqual([
    ...expected,
    ['x-default', same(absolute('en'))],
  ]);
}
