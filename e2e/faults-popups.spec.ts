import type { Page } from '@playwright/test';
import { codeFailures } from './site/code-failures.ts';
import { breakFiles, type NetworkFailure, networkFailures } from './site/network-failures.ts';
import { liveRecord } from './site/registry.ts';
import {
  aboutCode,
  aboutFiles,
  heading,
  inFlight,
  isFull,
  main,
  open,
  pastLimits,
  reportOf,
  takeAltered,
} from './support/fault-visitor.ts';
import { plainPictures } from './support/late-files.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1350, height: 900 } });
// Pictures are rendered on their first request: a busy machine rejects some of many concurrent
// ones.
test.beforeEach(({ page }) => plainPictures(page));
// A handler may still read its response when the page closes.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** A section that other pages open as a popup; its own pages contain forms that work without JavaScript. */
interface Section {
  readonly remote: string;
  readonly path: string;
  readonly link: string | RegExp;
  readonly dialog: string;
}

const account: Section = {
  remote: 'account',
  path: '/sign-in',
  link: 'Sign in',
  dialog: 'Sign in',
};
const enquiry: Section = {
  remote: 'enquiry',
  path: '/enquiry/implement-price',
  link: /^Get price$/,
  dialog: 'Get price',
};

/** The full run covers every fault for both sections; otherwise each fault once. */
const all = [account, enquiry].flatMap((section) =>
  (Object.keys(networkFailures) as NetworkFailure[]).map((failure) => ({
    section,
    fault: failure,
  })),
);
const cases = isFull
  ? all
  : ([
      { section: account, fault: 'hangs' },
      { section: enquiry, fault: 'server down' },
    ] as const);
const replaced = isFull ? all : ([{ section: enquiry, fault: 'integrity mismatch' }] as const);

const press = (page: Page, { link }: Section) =>
  page.getByRole('link', { name: link }).first().click();

/** The server-rendered page with the same form replaces the popup. */
async function checkFollowed(page: Page) {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
}

const dialog = (page: Page, { dialog: name }: Section) => page.getByRole('dialog', { name });

const message = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /cannot be shown right now/ });

async function checkElsewhere(page: Page) {
  const retry = page.getByRole('button', { name: 'Try again' });
  if (await retry.isVisible()) await retry.click();
  await main(page).getByRole('link', { name: 'Videos', exact: true }).click();
  await expect(heading(page)).toHaveText(/Tractor and implement videos/);
  await expect(page.getByRole('banner')).toBeVisible();
}

for (const { section, fault: failure } of cases) {
  const { remote, path } = section;

  test(`${remote} ${failure}: its page works and replaces its popup`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(...aboutFiles);
    const { version } = liveRecord(process.env.SITE_STORE ?? '', remote);
    await page.clock.install();
    await breakFiles(page, remote, version, failure);
    const report = reportOf(page);
    const opened = open(page, path);
    if (failure === 'hangs') await pastLimits(page, Promise.all([report, opened]));
    await opened;
    expect(await report).toMatchObject({ remote, version, code: inFlight[failure] });
    await checkFollowed(page);
    await checkElsewhere(page);

    await press(page, section);
    const comes = page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    await (failure === 'hangs' ? pastLimits(page, comes) : comes);
    await checkFollowed(page);
    expect(await page.evaluate(() => 'corrupted' in globalThis)).toBe(false);
    // The browser caches altered files until a reload.
    if (inFlight[failure] === 'TH-106') return;
    // A remote that failed several times is not retried for half a minute.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await open(page, '/');
    await page.clock.fastForward(31_000);
    await press(page, section);
    await expect(dialog(page, section)).toBeVisible();
  });
}

for (const { section, fault: failure } of replaced) {
  // Its timeouts are longer than a click waits for its popup: the link is followed.
  const result = failure === 'hangs' ? 'its page opens' : "the previous version's popup opens";
  test(`${section.remote} ${failure}: ${result}`, async ({ page, releaseSite, pageErrors }) => {
    pageErrors.expect(...aboutFiles);
    const version = await takeAltered(releaseSite, section.remote);
    await breakFiles(page, section.remote, version, failure);
    await open(page, releaseSite.address);
    await press(page, section);
    if (failure === 'hangs') {
      await page.waitForURL(({ pathname }) => pathname === section.path, { waitUntil: 'commit' });
      await checkFollowed(page);
    } else {
      await expect(dialog(page, section)).toBeVisible({ timeout: 20_000 });
    }
    expect(await page.evaluate(() => 'corrupted' in globalThis)).toBe(false);
  });
}

test('a popup opened after a promotion has the version of the visit', async ({
  page,
  releaseSite,
}) => {
  const { version } = liveRecord(releaseSite.store, enquiry.remote);
  await open(page, releaseSite.address);
  const fresh = await takeAltered(releaseSite, enquiry.remote);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await press(page, enquiry);
  await expect(dialog(page, enquiry)).toBeVisible();
  expect(requests.some((url) => url.includes(`/r/${enquiry.remote}/${version}/`))).toBe(true);
  expect(requests.filter((url) => url.includes(fresh))).toEqual([]);
});

for (const section of isFull ? [account, enquiry] : []) {
  const { remote, path } = section;

  for (const [failure, change] of Object.entries(codeFailures)) {
    test(`${remote} ${failure}: page and popup report it and the rest works`, async ({
      page,
      releaseSite,
      pageErrors,
    }) => {
      aboutCode(pageErrors);
      await takeAltered(releaseSite, remote, change, { previous: false });
      const inBrowserOnly = /browser only/.test(failure);
      const response = await open(page, releaseSite.address + path);
      expect(response?.status()).toBe(inBrowserOnly ? 200 : 503);
      if (!inBrowserOnly) await expect(message(page)).toBeVisible();
      await open(page, releaseSite.address);
      await press(page, section);
      if (failure === 'throws at load in the browser only') {
        await page.waitForURL((url) => url.pathname === path, { timeout: 20_000 });
        await checkFollowed(page);
      } else await expect(message(page)).toBeVisible({ timeout: 20_000 });
      await expect(dialog(page, section)).toHaveCount(0);
      await checkElsewhere(page);
    });
  }

  test(`${remote} offline: the popup reports it and opens once the network returns`, async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.expect(...aboutFiles);
    await open(page, '/');
    await context.setOffline(true);
    await press(page, section);
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    await press(page, section);
    await expect(dialog(page, section)).toBeVisible();
  });
}
