import { expect, test, visit } from './test.ts';

test('plays the clips of a playlist in turn, and pauses while the tab is hidden', async ({
  page,
}) => {
  const clips: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') clips.push(request.url());
  });
  await visit(page, '/tractor-videos/playlist/setting-implements');
  const clip = page.getByRole('main').locator('video');
  const voice = page.getByRole('main').locator('audio');
  const readTime = () => clip.evaluate((video: HTMLVideoElement) => video.currentTime);
  const readVoiceTime = () => voice.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  const isPaused = () => clip.evaluate((video: HTMLVideoElement) => video.paused);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);

  await test.step('shows the poster and loads no clip before play', async () => {
    await page.waitForLoadState('networkidle');
    expect(clips).toEqual([]);
    await expect(page.getByText('Video 1 of 2')).toBeVisible();
    // The transparent background shows the poster until the video plays.
    await expect(clip).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(clip).toHaveAttribute('poster', /^data:image/);
  });

  await test.step('plays the voice at the time of the clip', async () => {
    await clip.press('Space');
    await expect.poll(readTime).toBeGreaterThan(0.3);
    expect(await isPaused()).toBe(false);
    await expect.poll(readVoiceTime).toBeGreaterThan(0.3);
    await clip.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 9;
    });
    await expect.poll(readVoiceTime).toBeGreaterThan(9);
    expect(Math.abs((await readVoiceTime()) - (await readTime()))).toBeLessThan(1);
  });

  await test.step('pauses clip and voice while the tab is hidden', async () => {
    await setHidden(true);
    await expect.poll(isPaused).toBe(true);
    await expect.poll(() => voice.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
  });

  await test.step('plays the next clip at the end of the first one', async () => {
    await setHidden(false);
    await clip.evaluate(async (video: HTMLVideoElement) => {
      await video.play();
      video.currentTime = video.duration - 0.2;
    });
    await expect(page.getByText('Video 2 of 2')).toBeVisible();
    await expect(page).toHaveURL(/video=rotavator-depth$/);
    await expect.poll(readTime).toBeGreaterThan(0.2);
  });
});
