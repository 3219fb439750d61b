import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { expect, test, visit } from './test.ts';

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1350, height: 900 },
];
const LANGUAGES = [
  { name: 'English', prefix: '', search: 'Search', maker: 'Mahindra tractors', typed: 'mahend' },
  { name: 'Hindi', prefix: '/hi', search: 'खोजें', maker: 'महिंद्रा ट्रैक्टर', typed: 'महिन्द्' },
];

const field = (page: Page, name = 'Search') =>
  page.getByRole('banner').locator(`input[type=search][aria-label="${name}"]`);
const list = (page: Page) => page.getByRole('banner').getByRole('listbox');
const options = (page: Page) => list(page).getByRole('option');
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('recentSearches') ?? 'null'));

/** Answers the suggestions in the test's own time. */
async function holdSuggestions(page: Page) {
  const asked: { query: string; route: Route }[] = [];
  await page.route('**/api/home_search', (route) => {
    asked.push({ query: route.request().postDataJSON().query, route });
  });
  const answer = (place: number, names: string[]) =>
    asked[place]?.route
      .fulfill({
        json: {
          success: true,
          data: names.map((name) => ({ name, url: '/tractors', kind: 'tractor', language: 'en' })),
        },
      })
      // The page has given it up already.
      .catch(() => undefined);
  return { asked, answer };
}

/** Its code is there: the field has become a combobox. */
const alive = (page: Page) => expect(field(page)).toHaveRole('combobox');

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { name, prefix, search, maker, typed } of LANGUAGES) {
      test(`${name}: typing finds, the list is announced, a tap goes there`, async ({ page }) => {
        await visit(page, `${prefix}/about`);
        await field(page, search).fill(typed);
        await expect(options(page).first()).toContainText(maker);
        await expect(field(page, search)).toHaveAttribute('aria-expanded', 'true');
        for (const box of await options(page).all()) {
          expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(violations).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider).toBeLessThanOrEqual(0);
        await options(page).first().click();
        await expect(page).toHaveURL(`${prefix}/tractor/mahindra`);
        await expect(list(page)).toHaveCount(0);
        expect(await kept(page)).toEqual([maker]);
      });

      test(`${name}: results by kind, from the keyboard alone`, async ({ page }) => {
        await visit(page, `${prefix}/about`);
        await field(page, search).focus();
        await page.keyboard.type('mahindra 575');
        await expect(options(page).first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(list(page)).toHaveCount(0);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${prefix}/search?q=mahindra%20575`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('mahindra 575');
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        const first = page.getByRole('main').getByRole('link', { name: /575/ }).first();
        await expect(first).toHaveAttribute(
          'href',
          new RegExp(`^${prefix}/tractor/mahindra-575-di/`),
        );
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(violations).toEqual([]);
      });
    }

    test('on a page scrolled down a field to type into stays in reach on phones', async ({
      page,
    }) => {
      test.skip(viewport.width > 800, 'on wide screens the menus stay instead');
      await visit(page, '/terms-of-use');
      await page.evaluate(() => scrollTo(0, 600));
      await expect(field(page)).toBeInViewport();
      expect((await field(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  });
}

test('two characters and a pause bring suggestions, and nothing before', async ({ page }) => {
  await visit(page, '/about');
  const { asked, answer } = await holdSuggestions(page);
  await field(page).focus();
  await alive(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('k');
  await page.clock.runFor(2000);
  expect(asked).toEqual([]);
  await page.keyboard.type('u');
  await page.clock.runFor(150);
  await page.keyboard.type('b');
  await page.clock.runFor(150);
  expect(asked).toEqual([]);
  await page.clock.runFor(60);
  await expect.poll(() => asked.map(({ query }) => query)).toEqual(['kub']);
  await answer(0, ['Kubota']);
  await page.clock.runFor(100);
  await expect(options(page)).toHaveText(['KubotaTractor']);
});

test('a late answer does not replace that of the last letters', async ({ page }) => {
  await visit(page, '/about');
  const { asked, answer } = await holdSuggestions(page);
  await field(page).fill('ku');
  await expect.poll(() => asked.length).toBe(1);
  await field(page).fill('swaraj');
  await expect.poll(() => asked.length).toBe(2);
  await answer(1, ['Swaraj']);
  await expect(options(page)).toHaveText(['SwarajTractor']);
  await answer(0, ['Too late']);
  await field(page).press('ArrowDown');
  await expect(options(page)).toHaveText(['SwarajTractor']);
});

test('arrows, Enter and Escape as in any combobox', async ({ page }) => {
  await visit(page, '/about');
  await field(page).fill('swaraj 7');
  await expect(options(page).first()).toBeVisible();
  const active = async () => {
    const id = await field(page).getAttribute('aria-activedescendant');
    return id ? page.locator(`[id="${id}"]`).textContent() : null;
  };
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(await options(page).first().textContent());
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(await options(page).last().textContent());
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('swaraj 7');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tractor\/swaraj-7/);
});

test('five searches are kept, each once, and can be cleared', async ({ page }) => {
  await visit(page, '/about');
  for (const text of ['one', 'two', 'three', 'four', 'TWO', 'five', 'six']) {
    await field(page).fill(text);
    await alive(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${text}`);
  }
  expect(await kept(page)).toEqual(['six', 'five', 'TWO', 'four', 'three']);
  await visit(page, '/about');
  await field(page).click();
  await expect(options(page)).toHaveText(['six', 'five', 'TWO', 'four', 'three']);
  await options(page).nth(2).click();
  await expect(page).toHaveURL('/search?q=TWO');
  expect(await kept(page)).toEqual(['TWO', 'six', 'five', 'four', 'three']);
  await visit(page, '/about');
  await field(page).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(list(page)).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  await expect(field(page)).toBeFocused();
});

test('not a byte of it comes before the field is wanted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('shell-search'))).toEqual([]);
  await field(page).focus();
  await alive(page);
  expect(scripts.filter((url) => /shell\.shell-search\.js/.test(url))).toHaveLength(1);
});

test('one letter, nothing found and very long texts have pages that help', async ({ page }) => {
  for (const q of ['x', 'xyzzy', 'z'.repeat(200), 'z'.repeat(3000), '', '%F0%9F%9A%9C', '%ff']) {
    const answer = await visit(page, `/search?q=${q}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name: 'All tractors' })).toBeVisible();
  }
  await visit(page, '/search?q=x');
  await expect(page.getByRole('main')).toContainText('Type at least 2 letters.');
});

test('a kind with more than a page of results has pages', async ({ page }) => {
  await visit(page, '/search?q=rotavator');
  const all = page.getByRole('main').getByRole('link', { name: /^See all \d+: Implements$/ });
  await all.click();
  await expect(page).toHaveURL(/kind=implement/);
  await page.getByRole('main').getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL('/search?q=rotavator');
});

test('an address without a page offers those that are close', async ({ page, faults }) => {
  faults.expect(/404 \(Not Found\)/);
  const answer = await visit(page, '/tractor/mahidra');
  expect(answer?.status()).toBe(404);
  const close = page.getByRole('navigation', { name: 'Did you mean' });
  await expect(close.getByRole('link').first()).toHaveAttribute('href', '/tractor/mahindra');
  await visit(page, '/wp-login.php');
  await expect(close).toHaveCount(0);
  await page.getByRole('main').locator('input[type=search]').fill('swaraj');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=swaraj');
  await visit(page, '/hi/kubotta');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
    'href',
    '/hi/tractor/kubota',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to results, and results to pages', async ({ page }) => {
    for (const { prefix, search, maker } of LANGUAGES) {
      await page.goto(`${prefix}/about`);
      await field(page, search).fill('mahindra');
      await field(page, search).press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=mahindra`);
      await expect(field(page, search)).toHaveValue('mahindra');
      await page.getByRole('main').getByRole('link', { name: maker }).click();
      await expect(page).toHaveURL(`${prefix}/tractor/mahindra`);
    }
  });

  test('close addresses stand on the page that is not there', async ({ page, faults }) => {
    faults.expect(/status of 404/);
    await page.goto('/tractor/mahidra');
    await expect(page.getByRole('link', { name: 'Mahindra tractors' })).toBeVisible();
  });
});
