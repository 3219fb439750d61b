import type { Page } from '@playwright/test';
import { findAxeViolations } from './support/axe.ts';
import { IMPLEMENTS_PATH } from './support/content.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { PHONE } from './support/visit-plan.ts';
import { expect, full, selectCases, test, visit } from './test.ts';

const PAGES = [
  '/',
  '/tractors',
  IMPLEMENTS_PATH,
  '/hi/tractor-emi-calculator',
  '/mr/display',
  '/gu/sign-in',
];

const SCHEMES = {
  dark: { radio: 'Dark', paper: 'rgb(18, 24, 20)' },
  contrast: { radio: 'High contrast', paper: 'rgb(255, 255, 255)' },
} as const;

const readPageColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.beforeEach(async ({ page }) => {
  await stubPictures(page);
  await page.setViewportSize(PHONE);
});

for (const [scheme, { radio, paper }] of selectCases(Object.entries(SCHEMES))) {
  test(`later pages use the selected scheme "${radio}" without axe violations`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await visit(page, '/display');
    await page.getByRole('radio', { name: radio, exact: true }).check();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
    await expect.poll(() => readPageColour(page)).toBe(paper);
    for (const path of PAGES) {
      // The HTML contains the colours, so that no others flash before scripts run.
      const html = await (await page.goto(path))?.text();
      expect(html).toContain(`data-scheme="${scheme}"`);
      expect(await readPageColour(page)).toBe(paper);
      expect([path, await findAxeViolations(page)]).toEqual([path, []]);
    }
  });
}

test('every scheme prints with light colours', async ({ page }) => {
  const readColours = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color];
    });
  const light = ['rgb(255, 255, 255)', 'rgb(20, 32, 26)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/display');
  expect(await readPageColour(page)).toBe(SCHEMES.dark.paper);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await readColours()).toEqual(light);
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  for (const { radio, paper } of Object.values(SCHEMES)) {
    await page.getByRole('radio', { name: radio, exact: true }).check();
    await expect.poll(() => readPageColour(page)).toBe(paper);
    await page.emulateMedia({ media: 'print' });
    expect(await readColours()).toEqual(light);
    await page.emulateMedia({ media: 'screen' });
  }
});

test(
  'uses the colour scheme of the phone by default and after "Same as phone"',
  full,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, '/display');
    expect(await readPageColour(page)).toBe(SCHEMES.dark.paper);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Light', exact: true }).check();
    await expect.poll(() => readPageColour(page)).toBe('rgb(255, 255, 255)');
    await page.getByRole('radio', { name: 'Same as phone', exact: true }).check();
    await expect.poll(() => readPageColour(page)).toBe(SCHEMES.dark.paper);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => readPageColour(page)).toBe('rgb(255, 255, 255)');
  },
);

test.describe('colour scheme without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, radio, save } of selectCases([
    { language: 'hi', radio: 'गहरा', save: 'सेव करें' },
    { language: 'gu', radio: 'ઘેરો', save: 'સાચવો' },
  ])) {
    test(`applies the scheme that is chosen in a form (${language})`, async ({ page }) => {
      await page.goto(`/${language}/display`);
      await page.getByRole('radio', { name: radio, exact: true }).check();
      await page.getByRole('button', { name: save, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/display$`));
      await expect(page.getByRole('radio', { name: radio, exact: true })).toBeChecked();
      await page.goto('/about');
      expect(await readPageColour(page)).toBe(SCHEMES.dark.paper);
    });
  }
});
