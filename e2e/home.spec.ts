import type { Page } from '@playwright/test';
import { ALL_LANGUAGES, localizePath } from './support/content.ts';
import { MAX_SHIFT, readLayoutShift, recordLayoutShifts } from './support/page-checks.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { DESKTOP, PHONE } from './support/visit-plan.ts';
import { expect, full, selectCases, test, visit } from './test.ts';

test.beforeEach(({ page }) => stubPictures(page));

/** In bytes. The English page has 19,200 bytes, and the Marathi page is the largest. */
const MAX_BYTES = 20_800;

/** Sections by the id of their heading in page order, with their number of cards. */
const SECTIONS = {
  offerings: null,
  popular: 4,
  power: null,
  brands: null,
  latest: 4,
  used: 4,
  compare: null,
  emi: null,
  implements: null,
  mini: 4,
  tyres: 4,
  news: 3,
  videos: 3,
  reviews: 3,
  questions: null,
  community: null,
} as const;
const sectionIds = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];

/** These widgets are fetched when they approach the viewport. */
const DEFERRED = sectionIds.slice(sectionIds.indexOf('latest'), sectionIds.indexOf('questions'));

const getSection = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}]`);

const measureWidgetHeights = (page: Page) =>
  page
    .locator('main section div:has(> noscript)')
    .evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().height)),
    );

for (const { language, screen } of selectCases([
  { language: 'hi', screen: PHONE },
  { language: 'en', screen: DESKTOP },
] as const)) {
  test(`loads sections near the viewport without layout shift (${language}, ${screen.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await recordLayoutShifts(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') || /\/r\/(catalogue|finance|media)\/.*\.js$/.test(pathname))
        calls.push(pathname);
    });
    await visit(page, localizePath(language, '/'));
    await page.waitForLoadState('networkidle');
    // Links and plain forms require neither code nor data.
    expect(calls).toEqual([]);
    const firstHeights = await measureWidgetHeights(page);
    expect(firstHeights).toHaveLength(DEFERRED.length);
    for (const id of sectionIds) {
      await getSection(page, id).scrollIntoViewIfNeeded();
      const cards = SECTIONS[id];
      if (cards !== null) await expect(getSection(page, id).locator('article')).toHaveCount(cards);
    }
    expect(calls.some((path) => path.startsWith('/r/media/'))).toBe(true);
    for (const id of sectionIds) await expect(getSection(page, id)).toBeVisible();
    expect(await measureWidgetHeights(page)).toEqual(firstHeights);
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

test(
  'the HTML of the home page has at most 20,800 bytes in every language',
  full,
  async ({ request }) => {
    const headers = { 'accept-encoding': 'br' };
    for (const language of ALL_LANGUAGES) {
      const response = await request.get(localizePath(language, '/'), { headers });
      const length = Number(response.headers()['content-length']);
      expect([language, length > 5000, length <= MAX_BYTES]).toEqual([language, true, true]);
    }
  },
);

test.describe('home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test(
    'links lead to the pages of sections whose widgets are fetched later',
    full,
    async ({ page }) => {
      for (const { prefix, letters } of [
        { prefix: '', letters: /[a-z]/i },
        { prefix: '/hi', letters: /[\u0900-\u097f]/ },
        { prefix: '/gu', letters: /[\u0a80-\u0aff]/ },
        { prefix: '/mr', letters: /[\u0900-\u097f]/ },
      ]) {
        await page.goto(prefix || '/');
        for (const id of DEFERRED) {
          const addresses = await getSection(page, id)
            .locator('noscript a')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
          expect([id, addresses.length > 0]).toEqual([id, true]);
          for (const address of addresses)
            expect(address).toMatch(new RegExp(`^${prefix}/[a-z0-9]`));
          // The placeholders require JavaScript.
          await expect(getSection(page, id).locator('noscript ~ *').first()).toBeHidden();
        }
        await expect(getSection(page, 'implements').locator('noscript a')).toHaveCount(14);
        await expect(getSection(page, 'implements').locator('noscript a').first()).toHaveText(
          letters,
        );
      }
      await getSection(page, 'implements').locator('noscript a').first().click();
      await expect(page).toHaveURL('/mr/tractor-implements-in-india/plough');
    },
  );
});

/** Selects an intent of the finder and its options, but does not submit the form. */
async function fillFinder(page: Page, intent: string, label: string, value: string) {
  await page.goto('/');
  const finder = page.locator('[data-widget="catalogue/finder"]');
  await finder.getByRole('radio', { name: intent, exact: true }).check({ force: true });
  const form = finder.locator('form').filter({ visible: true });
  await expect(form).toHaveCount(1);
  await form.getByLabel(label).selectOption(value);
  return form;
}

test.describe('finder', () => {
  test.use({ viewport: PHONE });

  async function filterByPower(page: Page) {
    await page.goto('/');
    await getSection(page, 'power').locator('input[value="21-30"]').check({ force: true });
    const budget = getSection(page, 'power').getByRole('link', { name: /lakh/ }).first();
    const count = /(\d+) models?/.exec((await budget.textContent()) ?? '')?.[1];
    await budget.click();
    await expect(page).toHaveURL(/\/tractors\?hp=21-30&price=[\w-]+$/);
    await expect(page.getByRole('heading', { name: /^\d+ tractors?$/ })).toHaveText(
      new RegExp(`^${count} `),
    );
  }

  test('the finder filters tractors by power and budget, and used tractors by budget', async ({
    page,
  }) => {
    await filterByPower(page);
    const form = await fillFinder(page, 'Used', 'Budget', '3-5-lakh');
    await form.getByRole('button', { name: 'Show used tractors' }).click();
    await expect(page).toHaveURL(/\/second-hand-tractor\?.*price=3-5-lakh/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the finder opens the filtered list of each of the four intents without JavaScript', async ({
      page,
    }) => {
      await filterByPower(page);
      for (const { intent, label, value, button, to } of [
        {
          intent: 'New',
          label: 'Power',
          value: '41-50',
          button: 'Show tractors',
          to: /\/tractors\?.*hp=41-50/,
        },
        {
          intent: 'Used',
          label: 'Budget',
          value: '3-5-lakh',
          button: 'Show used tractors',
          to: /\/second-hand-tractor\?.*price=3-5-lakh/,
        },
        {
          intent: 'Implement',
          label: 'Implement',
          value: 'rotavator',
          button: 'Show implements',
          to: /\/tractor-implements-in-india\?.*type=rotavator/,
        },
        {
          intent: 'Loan',
          label: 'Pay back in',
          value: '84',
          button: 'See monthly EMI',
          to: /\/tractor-emi-calculator\?.*months=84/,
        },
      ]) {
        const form = await fillFinder(page, intent, label, value);
        await form.getByRole('button', { name: button }).click();
        await expect(page).toHaveURL(to);
      }
    });
  });
});

test('the links of the static HTML navigate without a full load', async ({ page, pageErrors }) => {
  // The test leaves the brand page while its preloaded picture is loading.
  pageErrors.allow(/was preloaded using link preload but not used/);
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await getSection(page, 'brands')
    .getByRole('link', { name: /Swaraj/ })
    .click();
  await expect(page).toHaveURL('/tractor/swaraj');
  await page.getByRole('banner').getByRole('link', { name: 'Tractor Haat' }).click();
  await getSection(page, 'brands').scrollIntoViewIfNeeded();
  await expect(getSection(page, 'brands').getByRole('link', { name: /Swaraj/ })).toBeVisible();
  await expect(getSection(page, 'popular').locator('article')).toHaveCount(4);
  expect(documents).toEqual([]);
});

test('omits a failing section with its heading, and shows the other sections', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/, /Failed to load resource/, /status of 5/);
  await page.route('**/api/v1/tyres*', (route) => route.abort());
  await visit(page, '/');
  const emi = getSection(page, 'emi');
  await emi.scrollIntoViewIfNeeded();
  await expect(emi.locator('output')).toHaveText('₹ 10,624');
  // Moving the slider has no effect before hydration, so it is repeated.
  await expect(async () => {
    await emi.getByLabel('Interest a year').fill('11');
    await emi.getByLabel('Interest a year').fill('12');
    await expect(emi.locator('output')).toHaveText('₹ 11,122', { timeout: 500 });
  }).toPass();
  await getSection(page, 'mini').scrollIntoViewIfNeeded();
  await expect(getSection(page, 'mini').locator('article')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Tyres', level: 2 })).toBeHidden();
  await expect(getSection(page, 'news')).toBeVisible();
});
