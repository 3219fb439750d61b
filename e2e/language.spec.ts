import type { Page } from '@playwright/test';
import { IMPLEMENTS_PATH } from './support/content.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { expect, full, test, visit, waitForHydration } from './test.ts';

test.beforeEach(({ page }) => stubPictures(page));

const readStoredLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
const getHtml = (page: Page) => page.locator('html');

test('a URL without prefix has the stored language', async ({ page }) => {
  await visit(page, '/hi/tractor-videos');
  expect(await readStoredLanguage(page)).toBe('hi');
  await visit(page, `${IMPLEMENTS_PATH}?sort=name`);
  await expect(page).toHaveURL(`/hi${IMPLEMENTS_PATH}?sort=name`);
  await expect(getHtml(page)).toHaveAttribute('lang', 'hi');
  await visit(page, '/');
  await expect(page).toHaveURL('/hi');
});

test('the prefix of a URL replaces the stored language', full, async ({ page }) => {
  await visit(page, '/gu');
  await visit(page, '/hi');
  await expect(getHtml(page)).toHaveAttribute('lang', 'hi');
  expect(await readStoredLanguage(page)).toBe('hi');
});

test('stores English when it is selected on a Hindi page', full, async ({ page }) => {
  await visit(page, `/hi${IMPLEMENTS_PATH}?page=2`);
  await page.getByRole('banner').getByRole('combobox').selectOption('en');
  await expect(page).toHaveURL(`${IMPLEMENTS_PATH}?page=2`);
  await expect(getHtml(page)).toHaveAttribute('lang', 'en');
  expect(await readStoredLanguage(page)).toBe('en');
  await visit(page, '/');
  await expect(page).toHaveURL('/');
  await expect(getHtml(page)).toHaveAttribute('lang', 'en');
});

test('a change of the language preserves the scroll position', full, async ({ page }) => {
  await visit(page, IMPLEMENTS_PATH);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('combobox').selectOption('hi');
  await expect(page).toHaveURL(`/hi${IMPLEMENTS_PATH}`);
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
});

test('the footer links to all four languages without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const language of ['hi', 'gu', 'mr', 'en']) {
    await page.goto(IMPLEMENTS_PATH);
    // By keyboard, because scrolling without JavaScript lays out content and moves links away from the pointer.
    await page.getByRole('contentinfo').locator(`a[hreflang=${language}]`).press('Enter');
    await expect(getHtml(page)).toHaveAttribute('lang', language);
  }
  await context.close();
});

test('marks an untranslated review with its language', full, async ({ page }) => {
  await visit(page, '/gu/tractor-review');
  // Reviews are shown in their original language, English or Hindi.
  const reviews = page.getByRole('main').locator('li > p[lang]');
  expect(await reviews.count()).toBeGreaterThan(3);
  const languages = await reviews.evaluateAll((all: HTMLElement[]) => all.map(({ lang }) => lang));
  expect(languages.filter((language) => !['en', 'hi'].includes(language))).toEqual([]);
  await expect(getHtml(page)).toHaveAttribute('lang', 'gu');
});

test('describes a brand in the language of the page', full, async ({ page }) => {
  for (const language of ['hi', 'gu', 'mr']) {
    await visit(page, `/${language}/tractor/mahindra`);
    const description = page.getByRole('main').locator(`p[lang=${language}]`).first();
    await expect(description).toContainText('74 HP');
  }
});
