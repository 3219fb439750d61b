import type { Page } from '@playwright/test';
import { holdScripts } from './support/hold-scripts.ts';
import { countFullHydration } from './support/hydration-checks.ts';
import { readTranslations } from './support/read-translations.ts';
import { recordScripts } from './support/record-scripts.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { expect, full, selectCases, test, visit } from './test.ts';

const BLOGS = '/tractor-industry-news-blogs';
const POST = `${BLOGS}/tractor-emi-explained`;
const HUB = '/tractors-question-hub';
const VIDEOS = '/tractor-videos';
const DEALERS = '/tractor-dealers-in-india';
const PAIR = '/compare-tractors/mahindra-575-di-vs-swaraj-744-fe';

test.beforeEach(({ page }) => stubPictures(page));
test.use({ viewport: { width: 360, height: 740 } });

const getMain = (page: Page) => page.getByRole('main');
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A followed link triggers full hydration. */
async function followLinkAndReturn(page: Page, link: ReturnType<Page['locator']>) {
  const before = page.url();
  const title = (await getHeading(page).textContent()) ?? '';
  await link.click();
  await expect(page.locator('html[data-hydrated=whole]')).toBeAttached();
  await expect(page).not.toHaveURL(before);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(getHeading(page)).toHaveText(title);
}

const recordPrinting = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = '';
    };
  });

for (const path of selectCases([BLOGS, HUB, '/web-story-in-india', '/tractors-subsidy-in-india'])) {
  test(`hydrates ${path} without the code of its remote, and then follows a link`, async ({
    page,
  }) => {
    const fetched = recordScripts(page);
    await visit(page, path);
    expect(
      fetched.filter((file) => /\/r\/media\/|libraries|shell-hydrate-page/.test(file)),
    ).toEqual([]);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await countFullHydration(page)).toBe(0);
    await followLinkAndReturn(
      page,
      page.getByRole('navigation', { name: 'You are here' }).locator('a').first(),
    );
  });
}

test('shares and prints a post before full hydration, which preserves text that was typed into the comment form', async ({
  page,
  context,
}) => {
  const t = readTranslations('media', 'posts', 'en');
  await context.grantPermissions(['clipboard-write']);
  await recordPrinting(page);
  await visit(page, POST);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  await page.getByRole('button', { name: t('print') }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  expect(await countFullHydration(page)).toBe(0);
  await page.locator('#comment').getByLabel('Name', { exact: true }).fill('Asha');
  await expect(page.locator('#comment')).toHaveJSProperty('noValidate', true);
  await expect(page.locator('#comment').getByLabel('Name', { exact: true })).toHaveValue('Asha');
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  await followLinkAndReturn(page, page.getByRole('complementary').getByRole('link').first());
});

test('a vote before full hydration shows the sign-in link', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 401/);
  await visit(page, `${HUB}/1`);
  const voice = getMain(page).locator('form[action="/api/vote"]').first();
  await voice.getByRole('button').click();
  await expect(voice.getByRole('status')).toContainText('sign in with your mobile number');
  expect(await countFullHydration(page)).toBe(0);
  await voice.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/sign-in');
  await page.goBack();
  await expect(page).toHaveURL(`${HUB}/1`);
});

test('replays a click on the print button of a post when its code has loaded', async ({ page }) => {
  await recordPrinting(page);
  const releaseScripts = await holdScripts(page, POST);
  const print = page.getByRole('button', {
    name: readTranslations('media', 'posts', 'en')('print'),
  });
  await print.click();
  await expect(print).toHaveAttribute('data-heard', '');
  releaseScripts();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  expect(await countFullHydration(page)).toBe(0);
});

test('plays a video before full hydration, and the video continues afterwards', async ({
  page,
}) => {
  await visit(page, `${VIDEOS}/plough-furrow`);
  const clip = getMain(page).locator('video').first();
  const voice = getMain(page).getByRole('button', { name: /^Voice/ });
  await expect(voice).toHaveAttribute('aria-pressed', 'true');
  await voice.click();
  await expect(voice).toHaveAttribute('aria-pressed', 'false');
  await clip.press('Space');
  const readTime = () => clip.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(readTime).toBeGreaterThan(0.2);
  expect(await countFullHydration(page)).toBe(0);
  await page.locator('footer a[href]').first().dispatchEvent('pointerover');
  await expect(page.locator('html[data-hydrated=whole]')).toBeAttached();
  expect(await clip.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await expect(voice).toHaveAttribute('aria-pressed', 'false');
  await followLinkAndReturn(page, page.getByRole('complementary').getByRole('link').first());
});

test('a tap on the card of another remote hydrates the page and opens the popup', async ({
  page,
}) => {
  await visit(page, `${VIDEOS}/plough-furrow`);
  await getMain(page).locator('article :is(a, button)', { hasText: /price/i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html[data-hydrated=whole]')).toBeAttached();
});

test('replays an early click on "near me"', async ({ page, context }) => {
  const t = readTranslations('catalogue', 'dealers', 'en');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.55, longitude: 72.95 });
  const releaseScripts = await holdScripts(page, DEALERS);
  const near = page.getByRole('button', { name: t('near.button') });
  await near.click();
  await expect(near).toHaveAttribute('data-heard', '');
  releaseScripts();
  await expect(page.getByText(/GeoNames/).first()).toBeVisible();
});

test('the list of dealers is fully hydrated when a state is selected', async ({ page }) => {
  const t = readTranslations('catalogue', 'dealers', 'en');
  await visit(page, DEALERS);
  expect(await countFullHydration(page)).toBe(0);
  await getMain(page).getByLabel(t('state'), { exact: true }).selectOption('gujarat');
  await expect(page).toHaveURL(/state=gujarat/);
  await expect(page.locator('html[data-hydrated=whole]')).toBeAttached();
});

test('prints a comparison before full hydration, and filters it without scrolling to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1350, height: 500 });
  await recordPrinting(page);
  await visit(page, PAIR);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  expect(await countFullHydration(page)).toBe(0);
  const only = page.getByRole('link', { name: 'Only differences', exact: true });
  await only.evaluate((link: HTMLElement) => {
    scrollTo(0, link.getBoundingClientRect().top + scrollY - 200);
    link.click();
  });
  await expect(page).toHaveURL(/\?only=differences$/);
  await expect(page.getByRole('link', { name: 'Show all rows', exact: true })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await getMain(page).locator(':is(a, button)', { hasText: 'Ask a dealer' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('loads the models of a maker that was selected before the code was loaded', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page, '/tyres');
  await page.locator('select[name=maker]').selectOption('mahindra');
  releaseScripts();
  await expect(page.locator('select[name=tractor]')).toBeVisible();
  await expect(page).toHaveURL(/maker=mahindra/);
});

test(
  'hydrates the full page if the islands of a post fail to load',
  full,
  async ({ page, context, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/, /ERR_/, /preload/);
    await context.grantPermissions(['clipboard-write']);
    await page.route(/islands-reading\.js$/, (route) => route.abort());
    await visit(page, POST);
    await expect(page.locator('html[data-hydrated=whole]')).toBeAttached();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  },
);
