import { expect, test, visit } from './test.ts';

const VIDEO = '/tractor-videos/plough-furrow';
const EMBEDDED = 'https://www.youtube-nocookie.com/embed/';

/** The demonstration data contains no video that is hosted on YouTube. */
function toYoutubeResponse(text: string): string {
  const response = JSON.parse(text);
  const data = { ...response.data, youtube_id: 'abcdefghijk', sources: [], captions: [] };
  return JSON.stringify({ ...response, data });
}

test('requests nothing from YouTube before play, and then loads its player', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '-')) outside.push(request.url());
  });
  await page.route('**/www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: 'player', contentType: 'text/html' }),
  );
  await page.route('**/api/v1/videos/plough-furrow*', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: toYoutubeResponse(text), contentType: 'application/json' });
  });
  await visit(page, '/tractor-videos');
  await page.getByRole('main').locator(`a[href="${VIDEO}"]`).first().click();
  const play = page.getByRole('link', { name: /^Play: / }).first();
  await expect(play).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
  await play.click();
  // The mock contains only what the content security policy permits in a frame.
  await expect(page.frameLocator('iframe').getByText('player')).toBeVisible();
  expect(outside.filter((url) => !url.startsWith(EMBEDDED))).toEqual([]);
  expect(outside.length).toBeGreaterThan(0);
});
