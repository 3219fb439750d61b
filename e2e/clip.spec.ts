import { expect, test, visit } from './test.ts';

test('a clip plays, and pauses when the visitor turns to another tab', async ({ page }) => {
  const clips: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') clips.push(request.url());
  });
  await visit(page, '/tractor-videos');
  await page.waitForLoadState('networkidle');
  expect(clips).toEqual([]);
  const clip = page.locator('video').first();
  const time = () => clip.evaluate((video: HTMLVideoElement) => video.currentTime);
  const isPaused = () => clip.evaluate((video: HTMLVideoElement) => video.paused);
  await clip.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(time).toBeGreaterThan(0.3);
  expect(await isPaused()).toBe(false);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(isPaused).toBe(true);
});

test('every clip has captions and a transcript to read', async ({ page, request }) => {
  await visit(page, '/hi/tractor-videos');
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBeGreaterThan(2);
  for (const card of await cards.all()) {
    const tracks = await card
      .locator('track[kind=captions]')
      .evaluateAll((all: HTMLTrackElement[]) => all.map(({ src }) => src));
    expect(tracks.length).toBeGreaterThan(1);
    for (const src of tracks) expect(await (await request.get(src)).text()).toMatch(/^WEBVTT/);
    await card.locator('summary').click();
    await expect(card.locator('details p')).toHaveText(/[\u0900-\u097f]{2,}/);
  }
});
