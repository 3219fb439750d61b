import type { Page } from '@playwright/test';
import { codeFailures } from './site/code-failures.ts';
import { type Change, publishAltered } from './site/publish-altered.ts';
import { runMfe } from './site/registry.ts';
import { isFull } from './support/fault-visitor.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { expect, full, type OwnSite, test, visit, waitForHydration } from './test.ts';

// Pictures are rendered on their first request, and a busy machine rejects some of many concurrent requests.
test.beforeEach(({ page }) => stubPictures(page));

const VIDEOS = '/tractor-videos';
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getPreviewBar = (page: Page) => page.getByRole('complementary', { name: /Preview|झलक/ });

/** Replaces a text of the section in its server bundle and its browser files. */
const replaceText = (from: string, to: string): Change => ({
  browser: (text) => text.replaceAll(from, to),
  server: (code) => code.replaceAll(from, to),
});

const newVideos = replaceText('Tractor and implement videos', 'Videos of tomorrow');
const newPopup = replaceText('Get price', 'Ask for the price');

/** Publishes a version without promoting it. Returns `app@version`. */
function publish({ store }: OwnSite, app: string, change: Change) {
  const { name, version } = publishAltered(store, app, change);
  return `${name}@${version}`;
}

async function createPreviewLink({ store, address }: OwnSite, ...args: string[]): Promise<string> {
  const { link } = await runMfe<{ link: string }>(store, ['preview', ...args]);
  return link.replace(/^http:\/\/[^/]+/, address);
}

async function openPreview(page: Page, link: string) {
  await page.goto(link);
  await waitForHydration(page);
}

for (const width of isFull ? [360, 1350] : [360]) {
  test(`only the visitor with the preview link gets a published version, at ${width} px`, async ({
    page,
    browser,
    releaseSite,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const subject = publish(releaseSite, 'media', newVideos);
    await visit(page, releaseSite.address + VIDEOS);
    await expect(getHeading(page)).toHaveText('Tractor and implement videos');
    await openPreview(page, await createPreviewLink(releaseSite, subject));
    await expect(getHeading(page)).toHaveText('Videos of tomorrow');
    await expect(getPreviewBar(page)).toContainText(subject.replace('@', ' '));

    await test.step('opens the preview by a link of the home page', async () => {
      await visit(page, releaseSite.address);
      await page
        .locator(`main a[href="${VIDEOS}"], nav a[href="${VIDEOS}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(getHeading(page)).toHaveText('Videos of tomorrow');
    });

    await test.step('hides the preview from other visitors', async () => {
      const other = await browser.newContext();
      const tab = await other.newPage();
      await visit(tab, releaseSite.address + VIDEOS);
      await expect(getHeading(tab)).toHaveText('Tractor and implement videos');
      await expect(getPreviewBar(tab)).toHaveCount(0);
      await other.close();
    });

    await test.step('ends the preview by the button of the Hindi bar', async () => {
      await visit(page, `${releaseSite.address}/hi${VIDEOS}`);
      await getPreviewBar(page).getByRole('button', { name: 'झलक बंद करें' }).click();
      await expect(page).toHaveURL(`${releaseSite.address}/hi`);
      await visit(page, releaseSite.address + VIDEOS);
      await expect(getPreviewBar(page)).toHaveCount(0);
    });
  });
}

test('previews two remotes together by one link or by two', full, async ({ page, releaseSite }) => {
  const media = publish(releaseSite, 'media', newVideos);
  const enquiry = publish(releaseSite, 'enquiry', newPopup);
  await openPreview(page, await createPreviewLink(releaseSite, media));
  await openPreview(page, await createPreviewLink(releaseSite, enquiry, '--path', VIDEOS));
  for (const together of [false, true]) {
    if (together) {
      await page.context().clearCookies();
      await openPreview(page, await createPreviewLink(releaseSite, media, enquiry));
    }
    await expect(getHeading(page)).toHaveText('Videos of tomorrow');
    await page.getByRole('link', { name: 'Get price', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Ask for the price' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('no cache stores a preview', async ({ page, releaseSite, request }) => {
  const subject = publish(releaseSite, 'media', newVideos);
  const readAsVisitor = async () => (await request.get(releaseSite.address + VIDEOS)).text();
  expect(await readAsVisitor()).not.toContain('Videos of tomorrow');
  const response = page.waitForResponse((candidate) => candidate.url().endsWith(VIDEOS));
  await openPreview(page, await createPreviewLink(releaseSite, subject));
  expect((await response).headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect(await readAsVisitor()).not.toContain('Videos of tomorrow');
});

test('a failing preview shows an error with its code, and other pages open', async ({
  page,
  releaseSite,
  pageErrors,
}) => {
  pageErrors.allow(/broken on purpose/, /React error #(419|520)/, /status of 503/);
  const subject = publish(releaseSite, 'media', codeFailures['throws at load']);
  await page.goto(await createPreviewLink(releaseSite, subject));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/cannot be shown right now/);
  await expect(getPreviewBar(page)).toContainText('TH-201');
  const response = await visit(page, `${releaseSite.address}/sign-in`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('rejects an invalid preview link', full, async ({ page, releaseSite, pageErrors }) => {
  pageErrors.allow(/status of 403/);
  const response = await page.goto(`${releaseSite.address}/__preview?token=made-up`);
  expect(response?.status()).toBe(403);
  await expect(getHeading(page)).toHaveText('This preview link has expired');
});

test('the federation page opens the preview of a version', full, async ({ page, releaseSite }) => {
  const subject = publish(releaseSite, 'media', newVideos);
  // The first link creates the key that signs previews.
  await createPreviewLink(releaseSite, subject);
  await page.goto(`${releaseSite.address}/__federation`);
  await page.getByRole('link', { name: `Preview ${subject.replace('@', ' ')}` }).click();
  await expect(getHeading(page)).toHaveText('Videos of tomorrow');
  await expect(getPreviewBar(page)).toBeVisible();
});
