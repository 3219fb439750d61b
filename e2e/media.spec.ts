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
  const form = page.locator('#comment');
  await expect(form).toHaveJSProperty('noValidate', true);
  // Nobody writes so fast; and what still loads would give up if it were done sooner.
  await page.clock.fastForward(10_000);
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
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(300);
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

test('a story stands still while it is held, and letting go turns no page', async ({ page }) => {
  await page.clock.install();
  await visit(page, STORY);
  const clock = () =>
    page
      .locator('[data-paused] b, section b')
      .first()
      .evaluate((bar) => getComputedStyle(bar).animationPlayState);
  expect(await clock()).toBe('running');
  const next = page.getByRole('link', { name: 'Next picture' });
  await next.hover();
  await page.mouse.down();
  await expect.poll(clock).toBe('paused');
  // Longer than any tap.
  await page.clock.fastForward(400);
  await page.mouse.up();
  await expect.poll(clock).toBe('running');
  await expect(page.getByText('1 of 4')).toBeVisible();
  await next.click();
  await expect(page.getByText('2 of 4')).toBeVisible();
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

for (const [wish, ask] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'Save-Data',
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
  ],
] as const) {
  test(`with ${wish} no reel plays before it is tapped`, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url());
    });
    await ask(page);
    await visit(page, '/tractor-reels-and-shorts');
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    const first = page.locator('[data-reel] video').first();
    // The words lie over its lower part.
    await first.click({ position: { x: 60, y: 60 } });
    await expect
      .poll(() => first.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.2);
  });
}

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

test('every link within a post leads to a page of the site, in both languages', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const posts: string[] = [];
  for (let next = 1; next > 0; ) {
    const { data } = await (await request.get(`/api/v1/posts?page=${next}`)).json();
    posts.push(...data.items.map(({ slug }: { slug: string }) => slug));
    next = data.page < data.pages ? data.page + 1 : 0;
  }
  expect(posts.length).toBeGreaterThanOrEqual(20);
  const leads = new Set<string>();
  for (const slug of posts) {
    for (const language of ['en', 'hi']) {
      const { data } = await (
        await request.get(`/api/v1/posts/${slug}?language=${language}`)
      ).json();
      for (const [, to = ''] of data.html.matchAll(/href="(\/[^"#]*)/g)) leads.add(to);
    }
  }
  expect(leads.size).toBeGreaterThan(20);
  for (const to of leads) {
    const answer = await request.get(to.replaceAll('&amp;', '&'), { maxRedirects: 0 });
    expect([to, answer.status()]).toEqual([to, 200]);
  }
});
