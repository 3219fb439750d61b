import type { Page } from '@playwright/test';
import { approveEntry } from './support/approve-entry.ts';
import { createMobileNumber } from './support/one-time-codes.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, full, test, visit } from './test.ts';

const BLOGS = '/tractor-industry-news-blogs';
const POST = `${BLOGS}/tractor-emi-explained`;
const STORIES = '/web-story-in-india';
const STORY = `${STORIES}/tyres-that-last`;
const HUB = '/tractors-question-hub';
const REELS = '/tractor-reels-and-shorts';

/**
 * Returns a URL that no cache contains, so that new content is visible at once. Playlist pages read `video`, and the
 * server removes unknown parameters.
 */
const bypassCache = (address: string) => `${address}?video=${Math.random()}`;

test('publishes a comment after a moderator has approved it', async ({ page }) => {
  const comment = `Useful words ${Math.random()}`;
  await page.clock.install();
  await page.goto(POST);
  const form = page.locator('#comment');
  await form.getByLabel('Name', { exact: true }).fill('रामेश्वर पटेल');
  await form.getByLabel('Mobile number').fill(createMobileNumber());
  await form.getByLabel('Email', { exact: true }).fill('a@b.in');
  await form.getByLabel('Comment', { exact: true }).fill(comment);
  await expect(form).toHaveJSProperty('noValidate', true);
  // The API rejects forms that are submitted too fast, and pending requests must not time out.
  await page.clock.fastForward(10_000);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('alert')).toContainText('after we read it');
  await page.goto(bypassCache(POST));
  await expect(page.getByText(comment)).toHaveCount(0);
  approveEntry(comment);
  await page.goto(bypassCache(POST));
  await expect(page.getByText(comment)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('publishes a question without JavaScript after a moderator has approved it', async ({
    page,
  }) => {
    const title = `Why does it smoke ${Math.random()}?`;
    const more = `Black smoke under load since ${Math.random()}`;
    await page.goto(HUB);
    await page.getByLabel('Topic', { exact: true }).selectOption('repair');
    await page.getByLabel('Question in one line').fill(title);
    await page.getByLabel('Tell more').fill(more);
    await page.getByLabel('Name', { exact: true }).fill('Ramesh');
    await page.getByLabel('Mobile number').fill(createMobileNumber());
    await page.locator('#ask').getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('#ask')).toContainText('after we read it');
    approveEntry(more);
    await page.goto(bypassCache(HUB));
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('links the videos of a playlist without JavaScript', full, async ({ page }) => {
    await page.goto('/hi/tractor-videos');
    await page.getByRole('link', { name: /घर से खेत तक/ }).click();
    await page.getByRole('link', { name: /रोटावेटर कितना गहरा/ }).click();
    await expect(page).toHaveURL(
      /\/hi\/tractor-videos\/playlist\/ready-for-sowing\?video=rotavator-depth$/,
    );
    await expect(page.getByText('3 में से वीडियो 3')).toBeVisible();
  });

  test('each picture of a story has a page without JavaScript', full, async ({ page }) => {
    await page.goto(STORY);
    const readShareCard = () => page.locator('meta[property="og:image"]').getAttribute('content');
    const first = await readShareCard();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const picture = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(300);
    await page.getByRole('link', { name: 'Next picture' }).click();
    await expect(page).toHaveURL(/\/tyres-that-last\/2$/);
    expect(await readShareCard()).not.toBe(first);
    await page.getByRole('link', { name: 'Close story' }).click();
    await expect(page).toHaveURL(/\/web-story-in-india$/);
  });
});

test('a pressed story pauses, and keys and taps turn its pictures', async ({ page }) => {
  await page.clock.install();
  await visit(page, STORY);
  const readAnimationState = () =>
    page
      .locator('[data-paused] b, section b')
      .first()
      .evaluate((bar) => getComputedStyle(bar).animationPlayState);
  expect(await readAnimationState()).toBe('running');
  const next = page.getByRole('link', { name: 'Next picture' });
  await next.hover();
  await page.mouse.down();
  await expect.poll(readAnimationState).toBe('paused');
  // The press is longer than a tap.
  await page.clock.fastForward(400);
  await page.mouse.up();
  await expect.poll(readAnimationState).toBe('running');
  await expect(page.getByText('1 of 4')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/tyres-that-last\/2$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/tyres-that-last$/);
  await next.click();
  await expect(page.getByText('2 of 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/web-story-in-india$/);
});

/** Returns for each reel whether it plays. */
const readPlaying = (page: Page) =>
  page
    .locator('[data-reel] video')
    .evaluateAll((all: HTMLVideoElement[]) => all.map((video) => !video.paused));

const readFirstTime = (page: Page) =>
  page
    .locator('[data-reel] video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.currentTime);

test('plays only the visible reel, and pauses it while the page is hidden', async ({ page }) => {
  await visit(page, REELS);
  await expect.poll(() => readFirstTime(page)).toBeGreaterThan(0.2);
  expect((await readPlaying(page)).filter(Boolean)).toHaveLength(1);
  await page.getByRole('feed').press('ArrowDown');
  await expect.poll(() => readPlaying(page)).toEqual([false, true, false, false, false, false]);
  await expect(page).toHaveURL(/\/tractor-reels-and-shorts\/[a-z-]+$/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(async () => (await readPlaying(page)).some(Boolean)).toBe(false);
});

test('fetches no reel before a tap under reduced motion', full, async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, REELS);
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  // The text covers the lower part of the reel, so the click is in the upper part.
  await page
    .locator('[data-reel] video')
    .first()
    .click({ position: { x: 60, y: 60 } });
  await expect.poll(() => readFirstTime(page)).toBeGreaterThan(0.2);
});

test('finds posts by category and text', async ({ page }) => {
  const t = readTranslations('media', 'posts', 'en');
  await page.setViewportSize({ width: 1350, height: 900 });
  await visit(page, BLOGS);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await page
    .getByRole('link', { name: t('category_tyre-news') })
    .last()
    .click();
  await expect(heading).toHaveText(t('category_tyre-news'));
  expect(await main.getByRole('article').count()).toBeGreaterThan(1);
  await main.getByRole('searchbox').fill('rotavator');
  await main.getByRole('button', { name: t('search') }).click();
  await expect(page.getByRole('status')).toContainText('rotavator');
  expect(await main.getByRole('article').count()).toBeGreaterThan(0);
});

test('Back returns from the next post to the one that links it', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await visit(page, BLOGS);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const next = page.getByRole('complementary').getByRole('link').first();
  await expect(next).toBeVisible();
  const before = (await heading.textContent()) ?? '';
  const title = (await next.textContent()) ?? '';
  await next.click();
  await expect(heading).toHaveText(title);
  await page.goBack();
  await expect(heading).toHaveText(before);
});
