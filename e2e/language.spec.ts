import type { Page } from '@playwright/test';
import { LIST } from './support/content.ts';
import { plainPictures } from './support/late-files.ts';
import { expect, full, hydrated, test, visit } from './test.ts';

test.beforeEach(({ page }) => plainPictures(page));

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
const html = (page: Page) => page.locator('html');

test('the stored language applies to URLs without prefix for the whole visit', async ({ page }) => {
  await visit(page, '/hi/tractor-videos');
  expect(await stored(page)).toBe('hi');
  await visit(page, `${LIST}?sort=name`);
  await expect(page).toHaveURL(`/hi${LIST}?sort=name`);
  await expect(html(page)).toHaveAttribute('lang', 'hi');
  await visit(page, '/');
  await expect(page).toHaveURL('/hi');
});

test('a prefix overrides the stored language and is stored', full, async ({ page }) => {
  await visit(page, '/gu');
  await visit(page, '/hi');
  await expect(html(page)).toHaveAttribute('lang', 'hi');
  expect(await stored(page)).toBe('hi');
});

test('English can be selected again', full, async ({ page }) => {
  await visit(page, `/hi${LIST}?page=2`);
  await page.getByRole('banner').getByRole('combobox').selectOption('en');
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(html(page)).toHaveAttribute('lang', 'en');
  expect(await stored(page)).toBe('en');
  await visit(page, '/');
  await expect(page).toHaveURL('/');
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test('the page in another language opens at the same scroll position', full, async ({ page }) => {
  await visit(page, LIST);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('combobox').selectOption('hi');
  await expect(page).toHaveURL(`/hi${LIST}`);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
});

test('the footer links all four languages without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const language of ['hi', 'gu', 'mr', 'en']) {
    await page.goto(LIST);
    // By keyboard: scrolling without JavaScript lays out content, which moves links away from the
    // pointer.
    await page.getByRole('contentinfo').locator(`a[hreflang=${language}]`).press('Enter');
    await expect(html(page)).toHaveAttribute('lang', language);
  }
  await context.close();
});

test('untranslated text names its language', full, async ({ page }) => {
  await visit(page, '/gu/tractor-review');
  // Reviews stay in their original languages: English and Hindi.
  const reviews = page.getByRole('main').locator('li > p[lang]');
  expect(await reviews.count()).toBeGreaterThan(3);
  const languages = await reviews.evaluateAll((all: HTMLElement[]) => all.map(({ lang }) => lang));
  expect(languages.filter((language) => !['en', 'hi'].includes(language))).toEqual([]);
  await expect(html(page)).toHaveAttribute('lang', 'gu');
});

test('describes a brand in the language of the page', full, async ({ page }) => {
  for (const language of ['hi', 'gu', 'mr']) {
    await visit(page, `/${language}/tractor/mahindra`);
    const description = page.getByRole('main').locator(`p[lang=${language}]`).first();
    await expect(description).toContainText('74 HP');
  }
});
