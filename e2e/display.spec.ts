import { violations } from './support/axe.ts';
import { LIST } from './support/content.ts';
import { plainPictures } from './support/late-files.ts';
import { PHONE } from './support/visit-plan.ts';
import { expect, full, sampled, test, visit } from './test.ts';

const PAGES = ['/', '/tractors', LIST, '/hi/tractor-emi-calculator', '/mr/display', '/gu/sign-in'];

const SCHEMES = {
  dark: { radio: 'Dark', paper: 'rgb(18, 24, 20)' },
  contrast: { radio: 'High contrast', paper: 'rgb(255, 255, 255)' },
} as const;

const paperOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.beforeEach(async ({ page }) => {
  await plainPictures(page);
  await page.setViewportSize(PHONE);
});

for (const [scheme, { radio, paper }] of sampled(Object.entries(SCHEMES))) {
  test(`${radio} applies to every later page without axe violations`, async ({ page }) => {
    test.setTimeout(90_000);
    await visit(page, '/display');
    await page.getByRole('radio', { name: radio, exact: true }).check();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
    await expect.poll(() => paperOf(page)).toBe(paper);
    for (const at of PAGES) {
      // The colours are in the HTML, so that no other colours flash before scripts run.
      const html = await (await page.goto(at))?.text();
      expect(html).toContain(`data-scheme="${scheme}"`);
      expect(await paperOf(page)).toBe(paper);
      expect([at, await violations(page)]).toEqual([at, []]);
    }
  });
}

test('prints with light colours in every scheme', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color];
    });
  const light = ['rgb(255, 255, 255)', 'rgb(20, 32, 26)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/display');
  expect(await paperOf(page)).toBe(SCHEMES.dark.paper);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await colours()).toEqual(light);
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  for (const { radio, paper } of Object.values(SCHEMES)) {
    await page.getByRole('radio', { name: radio, exact: true }).check();
    await expect.poll(() => paperOf(page)).toBe(paper);
    await page.emulateMedia({ media: 'print' });
    expect(await colours()).toEqual(light);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('follows the phone without a choice and after "Same as phone"', full, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/display');
  expect(await paperOf(page)).toBe(SCHEMES.dark.paper);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Light', exact: true }).check();
  await expect.poll(() => paperOf(page)).toBe('rgb(255, 255, 255)');
  await page.getByRole('radio', { name: 'Same as phone', exact: true }).check();
  await expect.poll(() => paperOf(page)).toBe(SCHEMES.dark.paper);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => paperOf(page)).toBe('rgb(255, 255, 255)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, radio, save] of sampled([
    ['hi', 'गहरा', 'सेव करें'],
    ['gu', 'ઘેરો', 'સાચવો'],
  ] as const)) {
    test(`the form keeps the choice (${language})`, async ({ page }) => {
      await page.goto(`/${language}/display`);
      await page.getByRole('radio', { name: radio, exact: true }).check();
      await page.getByRole('button', { name: save, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/display$`));
      await expect(page.getByRole('radio', { name: radio, exact: true })).toBeChecked();
      await page.goto('/about');
      expect(await paperOf(page)).toBe(SCHEMES.dark.paper);
    });
  }
});
