import type { Page } from '@playwright/test';
import { approve } from './moderate.ts';
import { expect, test, visit } from './test.ts';

const BLOGS = '/tractor-industry-news-blogs';
const POST = `${BLOGS}/tractor-emi-explained`;
const STORY = '/web-story-in-india/tyres-that-last';

/** A page that no cache has seen: what is new on it shows at once. */
const fresh = (address: string) => `${address}?fresh=${Math.random()}`;

async function leaveWords(page: Page, words: string, mobile: string) {
  await page.clock.install();
  await page.goto(POST);
  await page.getByLabel('Name', { exact: true }).fill('रामेश्वर पटेल');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.locator('#comment').getByLabel('Email', { exact: true }).fill('a@b.in');
  await page.getByLabel('Comment', { exact: true }).fill(words);
}

test('a comment reaches the moderator and is shown once approved', async ({ page }) => {
  const words = `Useful words ${Math.random()}`;
  await leaveWords(page, words, '9876500001');
  await page.clock.fastForward(10_000);
  const form = page.locator('#comment');
  await expect(form).toHaveJSProperty('noValidate', true);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('alert')).toContainText('once a person has read it');
  await page.goto(fresh(POST));
  await expect(page.getByText(words)).toHaveCount(0);
  approve(words);
  await page.goto(fresh(POST));
  await expect(page.getByText(words)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a question can be asked, is approved and has a page', async ({ page }) => {
    const title = `Why does it smoke ${Math.random()}?`;
    await page.goto('/tractors-question-hub');
    await page.getByLabel('Topic', { exact: true }).selectOption('repair');
    await page.getByLabel('Question in one line').fill(title);
    await page.getByLabel('Tell more').fill('Black smoke under load since yesterday');
    await page.getByLabel('Name', { exact: true }).fill('Ramesh');
    await page.getByLabel('Mobile number').fill('9876500002');
    await page.locator('#ask').getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('#ask')).toContainText('once a person has read it');
    approve('Black smoke under load since yesterday');
    await page.goto(fresh('/tractors-question-hub'));
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('a playlist is a list of addresses', async ({ page }) => {
    await page.goto('/hi/tractor-videos');
    await page.getByRole('link', { name: /घर से खेत तक/ }).click();
    await page.getByRole('link', { name: /रोटावेटर कितना गहरा/ }).click();
    await expect(page).toHaveURL(
      /\/hi\/tractor-videos\/playlist\/ready-for-sowing\?video=rotavator-depth$/,
    );
    await expect(page.getByText('3 में से वीडियो 3')).toBeVisible();
  });

  test('each picture of a story is a page, with its own sharing card', async ({ page }) => {
    await page.goto(STORY);
    const card = () => page.locator('meta[property="og:image"]').getAttribute('content');
    const first = await card();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    await page.getByRole('link', { name: 'Next picture' }).click();
    await expect(page).toHaveURL(/\/tyres-that-last\/2$/);
    expect(await card()).not.toBe(first);
    await page.getByRole('link', { name: 'Close story' }).click();
    await expect(page).toHaveURL(/\/web-story-in-india$/);
  });
});

test('a story is read with keys and taps, and can be closed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, STORY);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/tyres-that-last\/2$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/tyres-that-last$/);
  await page.getByRole('link', { name: 'Next picture' }).click();
  await expect(page.getByText('2 of 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/web-story-in-india$/);
});

test('only the reel in sight plays; it pauses when the page hides', async ({ page }) => {
  await visit(page, '/tractor-reels-and-shorts');
  const playing = () =>
    page
      .locator('[data-reel] video')
      .evaluateAll((all: HTMLVideoElement[]) => all.map((video) => !video.paused));
  const first = page.locator('[data-reel] video').first();
  const time = () => first.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(0.2);
  expect((await playing()).filter(Boolean)).toHaveLength(1);
  await page.getByRole('feed').press('ArrowDown');
  await expect.poll(playing).toEqual([false, true, false, false, false, false]);
  await expect(page).toHaveURL(/\/tractor-reels-and-shorts\/[a-z-]+$/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(async () => (await playing()).some(Boolean)).toBe(false);
});

test('a playlist goes on to its next video by itself', async ({ page }) => {
  await visit(page, '/tractor-videos/playlist/setting-implements');
  await expect(page.getByText('Video 1 of 2')).toBeVisible();
  const clip = page.getByRole('main').locator('video');
  await clip.evaluate(async (video: HTMLVideoElement) => {
    await video.play();
    video.currentTime = video.duration - 0.2;
  });
  await expect(page.getByText('Video 2 of 2')).toBeVisible();
  await expect(page).toHaveURL(/video=rotavator-depth$/);
  const time = () => clip.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(0.2);
});

test('with reduced motion no reel plays by itself', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/tractor-reels-and-shorts');
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
});

test('nothing is asked of YouTube before the visitor presses play', async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '-')) outside.push(request.url());
  });
  await page.route('**/www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));
  // The same video as the API tells it, but kept at YouTube.
  await page.route('**/api/v1/videos/plough-furrow*', async (route) => {
    const answer = await (await route.fetch()).json();
    const data = { ...answer.data, youtube_id: 'abcdefghijk', sources: [], captions: [] };
    await route.fulfill({ json: { data } });
  });
  await visit(page, '/tractor-videos');
  await page.getByRole('main').locator('a[href="/tractor-videos/plough-furrow"]').first().click();
  const play = page.getByRole('link', { name: /^Play: / }).first();
  await expect(play).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toBeVisible();
  await expect.poll(() => outside.length).toBeGreaterThan(0);
  expect(outside.every((url) => url.startsWith('https://www.youtube-nocookie.com/embed/'))).toBe(
    true,
  );
});

test('from post to post and back, with the comments still below the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await visit(page, POST);
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  const next = page.getByRole('complementary').getByRole('link').first();
  const title = (await next.textContent()) ?? '';
  await next.click();
  await expect(heading).toHaveText(title);
  await page.goBack();
  await expect(heading).toHaveText(before);
});

test('posts are found by category, tag and words', async ({ page }) => {
  await visit(page, BLOGS);
  await page.getByRole('link', { name: 'Tyre news' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tyre news');
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(1);
  await page.getByRole('main').getByRole('searchbox').fill('rotavator');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('status')).toContainText('rotavator');
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
});
