import type { Page } from '@playwright/test';
import { fetchHtmlPage } from './support/html-page.ts';
import { mapConcurrently } from './support/map-concurrently.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { DESKTOP, PHONE } from './support/visit-plan.ts';
import { expect, full, selectCases, test, visit } from './test.ts';

// apps/shell/src/app/search/live-search.test.tsx tests keys, delays and responses of the field.
test.beforeEach(({ page }) => stubPictures(page));

const hindi = { prefix: '/hi', search: 'खोजें', maker: 'महिंद्रा ट्रैक्टर', typed: 'महिन्द्' };
const english = { prefix: '', search: 'Search', maker: 'Mahindra tractors', typed: 'mahend' };

const getField = (page: Page, name = 'Search') =>
  page.getByRole('banner').locator(`input[type=search][aria-label="${name}"]`);
const getList = (page: Page) => page.getByRole('banner').getByRole('listbox');
const getOptions = (page: Page) => getList(page).getByRole('option');
const readStoredSearches = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('recentSearches') ?? 'null'));

for (const { prefix, search, maker, typed, screen } of selectCases([
  { ...hindi, screen: PHONE },
  { ...english, screen: DESKTOP },
])) {
  test(`suggests pages for "${typed}" and stores the opened suggestion (${screen.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await visit(page, `${prefix}/about`);
    await getField(page, search).fill(typed);
    await expect(getOptions(page).first()).toContainText(maker);
    await expect(getField(page, search)).toHaveAttribute('aria-expanded', 'true');
    for (const box of await getOptions(page).all())
      expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await getOptions(page).first().click();
    await expect(page).toHaveURL(`${prefix}/tractor/mahindra`);
    await expect(getList(page)).toHaveCount(0);
    expect(await readStoredSearches(page)).toEqual([maker]);

    await visit(page, `${prefix}/about`);
    await getField(page, search).click();
    await expect(getOptions(page)).toHaveText([maker]);
  });
}

test('focus loads the search code, and the keyboard finds and opens pages', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('shell-search'))).toEqual([]);
  await getField(page).focus();
  await expect(getField(page)).toHaveRole('combobox');
  expect(scripts.filter((url) => /shell\.shell-search\.js/.test(url))).toHaveLength(1);

  await page.keyboard.type('mahindra 575');
  await expect(getOptions(page).first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(getOptions(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(getList(page)).toHaveCount(0);
  await expect(getField(page)).toHaveValue('mahindra 575');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=mahindra%20575');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('mahindra 575');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const first = page.getByRole('main').getByRole('link', { name: /575/ }).first();
  await expect(first).toHaveAttribute('href', /^\/tractor\/mahindra-575-di\//);

  await getField(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(getOptions(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tractor\/mahindra/);
});

test('the search field stays visible on a scrolled phone page', full, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/terms-of-use');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(getField(page)).toBeInViewport();
  expect((await getField(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('queries that are too short, too long or without results link to all tractors', async ({
  baseURL,
}) => {
  const queries = ['x', 'qqqqq', 'z'.repeat(200), 'z'.repeat(3000), '', '%F0%9F%9A%9C', '%ff'];
  const pages = await mapConcurrently(queries, (q) => fetchHtmlPage(`${baseURL}/search?q=${q}`));
  for (const { status, headings, html } of pages) {
    expect(status).toBe(200);
    expect(headings).toHaveLength(1);
    expect(html).toMatch(/<main[\s\S]*<a [^>]*href="\/tractors"[^>]*>All tractors</);
  }
  expect(pages[0]?.html).toContain('Type at least 2 letters.');
});

test('narrows the results to one kind and returns to all results', full, async ({ page }) => {
  await visit(page, '/search?q=rotavator');
  const all = page.getByRole('main').getByRole('link', { name: /^See all \d+: Implements$/ });
  await all.click();
  await expect(page).toHaveURL(/kind=implement/);
  await page.getByRole('main').getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL('/search?q=rotavator');
});

test('a 404 page suggests similar pages', async ({ page, pageErrors, baseURL }) => {
  pageErrors.allow(/404 \(Not Found\)/);
  const response = await visit(page, '/tractor/mahidra');
  expect(response?.status()).toBe(404);
  const close = page.getByRole('navigation', { name: 'Did you mean' });
  await expect(close.getByRole('link').first()).toHaveAttribute('href', '/tractor/mahindra');
  await page.getByRole('main').locator('input[type=search]').fill('swaraj');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=swaraj');
  expect((await fetchHtmlPage(`${baseURL}/wp-login.php`)).html).not.toContain('Did you mean');
  const hindiPage = await fetchHtmlPage(`${baseURL}/hi/kubotta`);
  expect(hindiPage.html).toMatch(/<main[\s\S]*?<a [^>]*href="\/hi\/tractor\/kubota"/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the form opens results, and a 404 page suggests pages', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/);
    for (const { prefix, search, maker } of [english, hindi]) {
      await page.goto(`${prefix}/about`);
      await getField(page, search).fill('mahindra');
      await getField(page, search).press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=mahindra`);
      await expect(getField(page, search)).toHaveValue('mahindra');
      await page.getByRole('main').getByRole('link', { name: maker }).click();
      await expect(page).toHaveURL(`${prefix}/tractor/mahindra`);
    }
    await page.goto('/tractor/mahidra');
    await expect(page.getByRole('link', { name: 'Mahindra tractors' })).toBeVisible();
  });
});
