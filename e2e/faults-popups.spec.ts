import type { Page } from '@playwright/test';
import { codeFailures } from './site/code-failures.ts';
import { breakFiles, type NetworkFailure, networkFailures } from './site/network-failures.ts';
import { readLiveRecord } from './site/registry.ts';
import {
  advancePastTimeouts,
  allowCodeErrors,
  deployAltered,
  failureCodes,
  fileErrors,
  getHeading,
  getMainMenu,
  isFull,
  openPage,
  waitForReport,
} from './support/fault-visitor.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1350, height: 900 } });
// Pictures are rendered on their first request, and a busy machine rejects some of many concurrent requests.
test.beforeEach(({ page }) => stubPictures(page));
// A handler may still read its response when the page closes.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Other pages open the section as a popup. Its own pages contain forms that work without JavaScript. */
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

/** The full run tests every fault for both sections, other runs each fault once. */
const allCases = [account, enquiry].flatMap((section) =>
  (Object.keys(networkFailures) as NetworkFailure[]).map((failure) => ({
    section,
    fault: failure,
  })),
);
const cases = isFull
  ? allCases
  : ([
      { section: account, fault: 'hangs' },
      { section: enquiry, fault: 'server down' },
    ] as const);
const newVersionCases = isFull
  ? allCases
  : ([{ section: enquiry, fault: 'integrity mismatch' }] as const);

const openPopup = (page: Page, { link }: Section) =>
  page.getByRole('link', { name: link }).first().click();

/** The server-rendered page with the same form opens instead of the popup. */
async function checkFormPage(page: Page) {
  await expect(getHeading(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
}

const getDialog = (page: Page, { dialog: name }: Section) => page.getByRole('dialog', { name });

const getErrorMessage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /cannot be shown right now/ });

async function checkOtherPage(page: Page) {
  const retry = page.getByRole('button', { name: 'Try again' });
  if (await retry.isVisible()) await retry.click();
  await getMainMenu(page).getByRole('link', { name: 'Videos', exact: true }).click();
  await expect(getHeading(page)).toHaveText(/Tractor and implement videos/);
  await expect(page.getByRole('banner')).toBeVisible();
}

for (const { section, fault: failure } of cases) {
  const { remote, path } = section;

  test(`the page of ${remote} opens instead of its popup if its files fail: ${failure}`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(...fileErrors);
    const { version } = readLiveRecord(process.env.SITE_STORE ?? '', remote);
    await page.clock.install();
    await breakFiles(page, remote, version, failure);
    const report = waitForReport(page);
    const opened = openPage(page, path);
    if (failure === 'hangs') await advancePastTimeouts(page, Promise.all([report, opened]));
    await opened;
    expect(await report).toMatchObject({ remote, version, code: failureCodes[failure] });
    await checkFormPage(page);
    await checkOtherPage(page);

    await openPopup(page, section);
    const navigation = page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    await (failure === 'hangs' ? advancePastTimeouts(page, navigation) : navigation);
    await checkFormPage(page);
    expect(await page.evaluate(() => 'corrupted' in globalThis)).toBe(false);
    // The browser caches altered files until a reload, so a retry would fail again.
    if (failureCodes[failure] === 'TH-106') return;
    // A remote that failed several times is retried after half a minute.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openPage(page, '/');
    await page.clock.fastForward(31_000);
    await openPopup(page, section);
    await expect(getDialog(page, section)).toBeVisible();
  });
}

for (const { section, fault: failure } of newVersionCases) {
  // If files hang, the click follows its link before the timeouts select the previous version.
  const result = failure === 'hangs' ? 'page' : 'previous popup';
  test(`opens the ${result} of ${section.remote} if the files of its new version fail: ${failure}`, async ({
    page,
    releaseSite,
    pageErrors,
  }) => {
    pageErrors.allow(...fileErrors);
    const version = await deployAltered(releaseSite, section.remote);
    await breakFiles(page, section.remote, version, failure);
    await openPage(page, releaseSite.address);
    await openPopup(page, section);
    if (failure === 'hangs') {
      await page.waitForURL(({ pathname }) => pathname === section.path, { waitUntil: 'commit' });
      await checkFormPage(page);
    } else {
      await expect(getDialog(page, section)).toBeVisible({ timeout: 20_000 });
    }
    expect(await page.evaluate(() => 'corrupted' in globalThis)).toBe(false);
  });
}

test('a popup opens in the version of the visit after a promotion', async ({
  page,
  releaseSite,
}) => {
  const { version } = readLiveRecord(releaseSite.store, enquiry.remote);
  await openPage(page, releaseSite.address);
  const fresh = await deployAltered(releaseSite, enquiry.remote);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPopup(page, enquiry);
  await expect(getDialog(page, enquiry)).toBeVisible();
  expect(requests.some((url) => url.includes(`/r/${enquiry.remote}/${version}/`))).toBe(true);
  expect(requests.filter((url) => url.includes(fresh))).toEqual([]);
});

for (const section of isFull ? [account, enquiry] : []) {
  const { remote, path } = section;

  for (const [failure, change] of Object.entries(codeFailures)) {
    test(`a failing ${remote} shows an error or its form, and other pages open: ${failure}`, async ({
      page,
      releaseSite,
      pageErrors,
    }) => {
      allowCodeErrors(pageErrors);
      await deployAltered(releaseSite, remote, change, { previous: false });
      const inBrowserOnly = /browser only/.test(failure);
      const response = await openPage(page, releaseSite.address + path);
      expect(response?.status()).toBe(inBrowserOnly ? 200 : 503);
      if (!inBrowserOnly) await expect(getErrorMessage(page)).toBeVisible();
      await openPage(page, releaseSite.address);
      await openPopup(page, section);
      if (failure === 'throws at load in the browser only') {
        await page.waitForURL((url) => url.pathname === path, { timeout: 20_000 });
        await checkFormPage(page);
      } else await expect(getErrorMessage(page)).toBeVisible({ timeout: 20_000 });
      await expect(getDialog(page, section)).toHaveCount(0);
      await checkOtherPage(page);
    });
  }

  test(`an error replaces the popup of ${remote} offline, and the popup opens once online`, async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.allow(...fileErrors);
    await openPage(page, '/');
    await context.setOffline(true);
    await openPopup(page, section);
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    await openPopup(page, section);
    await expect(getDialog(page, section)).toBeVisible();
  });
}
