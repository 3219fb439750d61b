import type { Page } from '@playwright/test';
import { inLanguage, LANGUAGES } from './support/content.ts';
import { countShifts, MOST_SHIFT, shifts, stickingOut, violations } from './support/page-checks.ts';
import { expect, test, visit } from './test.ts';

// Pictures are drawn when they are first asked for; a busy machine refuses some of many at once.
test.beforeEach(({ faults }) => faults.expect(/status of 503 .*\/img\//));

/** English has 19,200; the letters of Marathi weigh most. */
const MOST_BYTES = 20_800;

/** Sections by the id of their headings, in the order of the page. */
const SECTIONS = [
  'offerings',
  'popular',
  'power',
  'brands',
  'latest',
  'used',
  'compare',
  'emi',
  'implements',
  'mini',
  'tyres',
  'news',
  'videos',
  'reviews',
  'questions',
  'community',
];

/** Those whose pieces are fetched when they come near. */
const FAR = SECTIONS.slice(SECTIONS.indexOf('latest'), SECTIONS.indexOf('questions'));

const section = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}]`);

/** How high the places are in which something will stand, or stands. */
const rooms = (page: Page) =>
  page
    .locator('main section div:has(> noscript)')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));

async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 350) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(120);
  }
}

for (const language of LANGUAGES) {
  for (const width of [360, 1350]) {
    test(`home is whole from top to end (${language}, ${width} px)`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: width < 800 ? 740 : 900 });
      await countShifts(page);
      await visit(page, inLanguage(language, '/'));
      const kept = await rooms(page);
      expect(kept).toHaveLength(FAR.length);
      await scrollThrough(page);
      expect(await rooms(page)).toEqual(kept);
      for (const id of SECTIONS) await expect(section(page, id)).toBeVisible();
      for (const id of ['latest', 'used', 'mini', 'tyres'])
        await expect(section(page, id).locator('article')).toHaveCount(4);
      for (const id of ['news', 'videos', 'reviews'])
        await expect(section(page, id).locator('article')).toHaveCount(3);
      expect(await shifts(page)).toBeLessThanOrEqual(MOST_SHIFT);
      expect(await stickingOut(page)).toEqual([]);
      // At its end what floats lies over the footer.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const language of ['en', 'hi', 'gu', 'mr'] as const) {
  test(`its HTML is small (${language})`, async ({ request }) => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await request.get(inLanguage(language, '/'), { headers });
    const length = answer.headers()['content-length'];
    expect(Number(length)).toBeGreaterThan(5000);
    expect(Number(length)).toBeLessThanOrEqual(MOST_BYTES);
  });
}

test('what is far below is asked for when it comes near, not before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || /\/r\/(catalogue|media)\/.*\.js$/.test(pathname))
      calls.push(pathname);
  });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  // Links and plain forms need neither code nor data.
  expect(calls).toEqual([]);
  await section(page, 'news').scrollIntoViewIfNeeded();
  await expect(section(page, 'news').locator('article')).toHaveCount(3);
  expect(calls.some((path) => path.startsWith('/r/media/'))).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const { prefix, letters } of [
    { prefix: '', letters: /[a-z]/i },
    { prefix: '/hi', letters: /[\u0900-\u097f]/ },
    { prefix: '/gu', letters: /[\u0a80-\u0aff]/ },
    { prefix: '/mr', letters: /[\u0900-\u097f]/ },
  ]) {
    test(`sections far below hold links to what is in them (${prefix || '/en'})`, async ({
      page,
    }) => {
      await page.goto(prefix || '/');
      for (const id of FAR) {
        const links = section(page, id).locator('noscript a');
        await expect(links.first()).toBeVisible();
        for (const link of await links.all()) {
          expect(await link.getAttribute('href')).toMatch(new RegExp(`^${prefix}/[a-z0-9]`));
        }
        // Nothing that waits for script is left standing.
        await expect(section(page, id).locator('noscript ~ *').first()).toBeHidden();
      }
      const types = section(page, 'implements').locator('noscript a');
      await expect(types).toHaveCount(14);
      await expect(types.first()).toHaveText(letters);
      await types.first().click();
      await expect(page).toHaveURL(`${prefix}/tractor-implements-in-india/plough`);
    });
  }
});

test.describe('three taps to a tractor', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

      test('power, budget, and the list that they say', async ({ page }) => {
        await page.goto('/');
        await section(page, 'power').locator('input[value="21-30"]').check({ force: true });
        const budget = section(page, 'power').getByRole('link', { name: /lakh/ }).first();
        const count = /(\d+) models?/.exec((await budget.textContent()) ?? '')?.[1];
        await budget.click();
        await expect(page).toHaveURL(/\/tractors\?hp=21-30&price=[\w-]+$/);
        await expect(page.getByRole('heading', { name: /^\d+ tractors?$/ })).toHaveText(
          new RegExp(`^${count} `),
        );
      });

      test('each of the four intents leads into its list', async ({ page }) => {
        const intents = [
          {
            intent: 'New',
            choose: ['Power', '41-50'],
            button: 'Show tractors',
            to: /\/tractors\?.*hp=41-50/,
          },
          {
            intent: 'Used',
            choose: ['Budget', '3-5-lakh'],
            button: 'Show used tractors',
            to: /\/second-hand-tractor\?.*price=3-5-lakh/,
          },
          {
            intent: 'Implement',
            choose: ['Implement', 'rotavator'],
            button: 'Show implements',
            to: /\/tractor-implements-in-india\?.*type=rotavator/,
          },
          {
            intent: 'Loan',
            choose: ['Pay back in', '84'],
            button: 'See monthly instalment',
            to: /\/tractor-emi-calculator\?.*months=84/,
          },
        ] as const;
        for (const { intent, choose, button, to } of intents) {
          await page.goto('/');
          const finder = page.locator('[data-widget="catalogue/finder"]');
          await finder.getByRole('radio', { name: intent, exact: true }).check({ force: true });
          const form = finder.locator('form').filter({ visible: true });
          await expect(form).toHaveCount(1);
          await form.getByLabel(choose[0]).selectOption(choose[1]);
          await form.getByRole('button', { name: button }).click();
          await expect(page).toHaveURL(to);
        }
      });
    });
  }
});

test('links of what stays the server’s HTML are followed without a full load', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await visit(page, '/');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await section(page, 'brands')
    .getByRole('link', { name: /Swaraj/ })
    .click();
  await expect(page).toHaveURL('/tractor/swaraj');
  await page.getByRole('banner').getByRole('link', { name: 'Tractor Haat' }).click();
  await section(page, 'brands').scrollIntoViewIfNeeded();
  await expect(section(page, 'brands').getByRole('link', { name: /Swaraj/ })).toBeVisible();
  await expect(section(page, 'popular').locator('article')).toHaveCount(4);
  expect(documents).toEqual([]);
});

test('a section whose piece cannot be had is left out, its heading too', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/, /Failed to load resource/, /status of 5/);
  await page.route('**/api/v1/tyres*', (route) => route.abort());
  await visit(page, '/');
  await section(page, 'mini').scrollIntoViewIfNeeded();
  await expect(section(page, 'mini').locator('article')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Tyres', level: 2 })).toBeHidden();
  await expect(section(page, 'news')).toBeVisible();
});

test('the instalment follows the sliders', async ({ page }) => {
  await visit(page, '/');
  const emi = section(page, 'emi');
  await emi.scrollIntoViewIfNeeded();
  await expect(emi.locator('output')).toHaveText('₹ 10,624');
  // Until its code is there a slider moves and says nothing yet.
  await expect(async () => {
    await emi.getByLabel('Interest a year').fill('11');
    await emi.getByLabel('Interest a year').fill('12');
    await expect(emi.locator('output')).toHaveText('₹ 11,122', { timeout: 500 });
  }).toPass();
});
