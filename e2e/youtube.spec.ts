import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startSite } from './site/start.ts';
import { expect, test, visit } from './test.ts';

const VIDEO = '/tractor-videos/plough-furrow';
const EMBEDDED = 'https://www.youtube-nocookie.com/embed/';

/**
 * An API whose video is kept at YouTube: the demonstration set has none. Everything else is as the site's
 * own API answers it.
 */
async function apiWithYoutube(api: string) {
  const server = http.createServer(async ({ url = '/', method = 'GET', headers }, response) => {
    const { host: _, ...kept } = headers;
    const answer = await fetch(api + url, { method, headers: kept as Record<string, string> });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    const text = await answer.text();
    response.writeHead(answer.status, { 'content-type': type });
    response.end(isVideo(url) ? keptAtYoutube(text) : text);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

const isVideo = (url: string) => url.startsWith('/api/v1/videos/plough-furrow');

function keptAtYoutube(text: string): string {
  const answer = JSON.parse(text);
  const data = { ...answer.data, youtube_id: 'abcdefghijk', sources: [], captions: [] };
  return JSON.stringify({ ...answer, data });
}

/** Addresses outside of the site that the page asks for. */
function outsideOf(page: Page, origin: string): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) outside.push(request.url());
  });
  return outside;
}

async function expectFacade(page: Page, outside: readonly string[]) {
  const play = page.getByRole('link', { name: /^Play: / }).first();
  await expect(play).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toBeVisible();
  await expect.poll(() => outside.length).toBeGreaterThan(0);
  expect(outside.filter((url) => !url.startsWith(EMBEDDED))).toEqual([]);
}

const answerForYoutube = (page: Page) =>
  page.route('**/www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));

test('nothing is asked of YouTube before the visitor presses play', async ({ page, baseURL }) => {
  const outside = outsideOf(page, baseURL ?? '-');
  await answerForYoutube(page);
  await page.route('**/api/v1/videos/plough-furrow*', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: keptAtYoutube(text), contentType: 'application/json' });
  });
  await visit(page, '/tractor-videos');
  await page.getByRole('main').locator(`a[href="${VIDEO}"]`).first().click();
  await expectFacade(page, outside);
});

test.describe('a first visit, rendered by the server', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let api: Awaited<ReturnType<typeof apiWithYoutube>>;
  test.beforeAll(async () => {
    api = await apiWithYoutube(process.env.SITE_API ?? '');
    site = await startSite(process.env.SITE_STORE ?? '', api.address);
  });
  test.afterAll(async () => {
    await site?.stop();
    api?.stop();
  });

  test('asks nothing of YouTube before the press either', async ({ page }) => {
    const outside = outsideOf(page, site.address);
    await answerForYoutube(page);
    await visit(page, site.address + VIDEO);
    await expectFacade(page, outside);
  });

  test('without JavaScript is a link to the video, and asks nothing', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const outside = outsideOf(page, site.address);
    await page.goto(site.address + VIDEO);
    const play = page.getByRole('link', { name: /^Play: / }).first();
    await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([]);
    await context.close();
  });
});
