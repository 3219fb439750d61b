import type { Page } from '@playwright/test';
import { stubPictures } from './support/stub-pictures.ts';
import { expect, full, test, visit, waitForHydration } from './test.ts';

/** This tractor has reviews, a question and used listings, but no test report. */
const getPopularTractor = (page: Page) =>
  page.locator('main article a[href*="/mahindra-575-di/"]').first();

async function visitPopular(page: Page) {
  await visit(page, '/tractors?brand=mahindra');
  const address = (await getPopularTractor(page).getAttribute('href')) ?? '';
  await visit(page, address);
  return address;
}

// A new site renders each picture on its first request. On a busy machine this occupies the connections of a visit for
// seconds, and the code of the next page would time out.
test.beforeEach(({ page }) => stubPictures(page));

test('Back from a tractor restores the scroll position of the list', async ({ page }) => {
  await visit(page, '/tractors?drive=4wd');
  const card = page.getByRole('article').nth(12).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const name = (await card.textContent()) ?? '';
  // The click itself can scroll if a bar covers the card, so the position after the click counts.
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      () => document.body.setAttribute('data-left', `${scrollY}`),
      {
        capture: true,
        once: true,
      },
    );
  });
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const scrollAtClick = Number(await page.locator('body').getAttribute('data-left'));
  expect(scrollAtClick).toBeGreaterThan(300);
  await page.goBack();
  await expect(page).toHaveURL(/\/tractors\?drive=4wd$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollAtClick);
});

test('Back after a reload of the tractor restores the scroll position of the list', async ({
  page,
}) => {
  await visit(page, '/tractors');
  const card = page.getByRole('article').nth(12).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const href = (await card.getAttribute('href')) ?? '';
  const readTop = () =>
    page
      .locator(`article a[href="${href}"]`)
      .first()
      .evaluate((link) => link.getBoundingClientRect().top);
  const topBefore = await readTop();
  // A click by script, because the mouse would scroll to a card below a bar.
  await card.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(href);
  await page.waitForFunction(() => scrollY === 0);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL('/tractors');
  await expect.poll(async () => Math.abs((await readTop()) - topBefore)).toBeLessThan(40);
});

test('another page shows the saved and recently viewed tractors', async ({ page }) => {
  const address = await visitPopular(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await visit(page, '/tyres');
  for (const title of ['Saved', 'Recently viewed']) {
    const row = page.locator('section', {
      has: page.getByRole('heading', { name: title, exact: true }),
    });
    await expect(row.locator(`a[href="${address}"]`)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Saved', exact: true })).toBeVisible();
});

test('shares a tractor by WhatsApp with its name and URL', full, async ({ page, baseURL }) => {
  const address = await visitPopular(page);
  const link = page.getByRole('link', { name: 'Share on WhatsApp' });
  const sent = new URL((await link.getAttribute('href')) ?? '');
  expect(sent.origin + sent.pathname).toBe('https://wa.me/');
  expect(sent.searchParams.get('text')).toBe(`Mahindra 575 DI ${baseURL}${address}`);
});

test(
  'a tractor shows the number of its government test report, or that there is none',
  full,
  async ({ page }) => {
    await visitPopular(page);
    await expect(page.getByText('We have no report for this model yet.')).toBeVisible();
    const response = page.request.get('/api/v1/tractors?brand=mahindra');
    const { data } = await (await response).json();
    const testReport: string[] = [];
    for (const { slug, id } of data.items) {
      const tractor = await (await page.request.get(`/api/v1/tractors/${id}`)).json();
      if (tractor.data.test_report)
        testReport.push(`/tractor/${slug}/${id}`, tractor.data.test_report.number);
    }
    const [address = '', number = ''] = testReport;
    await visit(page, address);
    await expect(page.getByText(number)).toBeVisible();
  },
);

test('prints only the tractor, with all specifications unfolded', full, async ({ page }) => {
  await visitPopular(page);
  const folded = page.locator('main details:not([open]) dd').first();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(folded).toBeVisible();
});

test('sorts the reviews of a tractor, which stay in view', full, async ({ page }) => {
  await visitPopular(page);
  const reviews = page.locator('#reviews');
  const first = reviews.locator('li p[lang]').first();
  const before = await first.textContent();
  await reviews.getByRole('link', { name: 'Worst first' }).click();
  await expect(page).toHaveURL(/\?reviews=worst#reviews$/);
  await expect(first).not.toHaveText(before ?? '');
  await expect(reviews).toBeInViewport();
});

test(
  'the link to ask about a tractor opens a question form with the tractor filled in',
  full,
  async ({ page }) => {
    await visitPopular(page);
    await expect(page.getByRole('link', { name: /may I fit 14\.9-28/ })).toBeVisible();
    await page.getByRole('link', { name: 'Ask about this tractor' }).click();
    await expect(page.getByLabel('Tractor or machine (optional)')).toHaveValue('Mahindra 575 DI');
  },
);

test('finds tyres by maker and model, and another maker clears the result', async ({ page }) => {
  await visit(page, '/tyres');
  await page.getByLabel('Tractor brand', { exact: true }).selectOption('Kubota');
  const model = page.getByLabel('Model', { exact: true });
  await expect(model).toBeVisible();
  await model.selectOption('MU5501 4WD');
  await page.getByRole('button', { name: 'Show tyres' }).click();
  await expect(page.getByRole('heading', { name: 'Tyres for Kubota MU5501 4WD' })).toBeVisible();
  await page.getByLabel('Tractor brand', { exact: true }).selectOption('Swaraj');
  await expect(page).toHaveURL(/maker=swaraj/);
  await expect(page.getByRole('heading', { name: /^Tyres for/ })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds tyres by maker and then by model without JavaScript', full, async ({ page }) => {
    await page.goto('/hi/tyres');
    await page.getByLabel('ट्रैक्टर का ब्रांड').selectOption('kubota');
    await page.getByRole('button', { name: 'मॉडल देखें' }).click();
    await page.getByLabel('मॉडल', { exact: true }).selectOption('MU5501 4WD');
    await page.getByRole('button', { name: 'टायर देखें' }).click();
    await expect(page.getByRole('heading', { name: /MU5501 4WD/ })).toBeVisible();
  });

  test('accepts a review without JavaScript after its missing rating was rejected', async ({
    page,
  }) => {
    await page.goto('/tractor-review');
    await page.getByLabel('Tractor brand', { exact: true }).selectOption('swaraj');
    await page.getByRole('button', { name: 'Show models' }).click();
    await page.getByLabel('Model', { exact: true }).selectOption('744 FE');
    await page.getByLabel('Name', { exact: true }).fill('Ramesh');
    await page.getByLabel('Your review').fill('Pulls well in black soil, light on diesel.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Not sent yet.')).toBeVisible();
    await page.goBack();
    await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('It appears after we read it.')).toBeVisible();
  });

  test('sorts the reviews of a tractor by rating without JavaScript', full, async ({ page }) => {
    await page.goto('/tractors?brand=mahindra');
    await getPopularTractor(page).click();
    await page.locator('#reviews').getByRole('link', { name: 'Best first' }).click();
    await expect(page).toHaveURL(/\?reviews=best#reviews$/);
    const stars = await page.locator('#reviews li').allTextContents();
    expect(stars.length).toBeGreaterThan(3);
    const counts = stars.map((text) => Number(/\d/.exec(text)?.[0]));
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});
