import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { codeFailures } from './site/code-failures.ts';
import { fetchComposition, fetchHealth } from './site/fetch-health.ts';
import { breakFiles, type NetworkFailure, networkFailures } from './site/network-failures.ts';
import { readLiveRecord } from './site/registry.ts';
import { IMPLEMENTS_PATH } from './support/content.ts';
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
import { expect, selectCases, test } from './test.ts';

test.use({ viewport: { width: 1350, height: 900 } });
// Pictures are rendered on their first request, and a busy machine rejects some of many concurrent requests.
test.beforeEach(({ page }) => stubPictures(page));

interface LinkedPage {
  readonly link: string;
  readonly h1: RegExp;
}

/** `path` is the first page of the section in the test, `link` the link to it on another page. */
interface Section extends LinkedPage {
  readonly remote: string;
  readonly path: string;
  /** Another page of the section. The HTML of the first page is cached and would be shown on each return. */
  readonly other: LinkedPage;
}

const catalogue: Section = {
  remote: 'catalogue',
  path: IMPLEMENTS_PATH,
  link: 'Implements',
  h1: /Tractor implements in India/,
  other: { link: 'Tyre', h1: /tyre/i },
};
const media: Section = {
  remote: 'media',
  path: '/tractor-videos',
  link: 'Videos',
  h1: /Tractor and implement videos/,
  other: { link: 'Blogs', h1: /news/i },
};
const neighbour = { catalogue: media, media: catalogue } as Record<string, Section>;

const followLink = (page: Page, { link }: LinkedPage) =>
  getMainMenu(page).getByRole('link', { name: link, exact: true }).click();

async function checkNeighbour(page: Page, section: Section) {
  const other = neighbour[section.remote] as Section;
  await followLink(page, other);
  await expect(getHeading(page)).toHaveText(other.h1);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** The HTML of the page must be readable, and the shell around it must respond. */
async function checkReadable(page: Page, section: Section) {
  await expect(getHeading(page)).toHaveText(section.h1);
  expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(200);
  await checkNeighbour(page, section);
}

const getMessage = (page: Page) => page.getByRole('alert');

async function checkMessage(page: Page, section: Section) {
  await expect(getMessage(page)).toHaveText(/cannot be shown right now/);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await checkNeighbour(page, section);
}

/** The full run tests both sections with each fault, other runs only the catalogue. */
const pages = isFull ? [catalogue, media] : [catalogue];
const inFlightFailures = Object.keys(networkFailures) as NetworkFailure[];

for (const section of pages) {
  const { remote } = section;

  for (const failure of inFlightFailures) {
    test(`the first page of ${remote} stays readable and offers a retry if its files fail: ${failure}`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allow(...fileErrors);
      // The shared site of the run has no previous version, and only requests of this page fail.
      const { version } = readLiveRecord(process.env.SITE_STORE ?? '', remote);
      if (failure === 'hangs') await page.clock.install();
      await breakFiles(page, remote, version, failure);
      const report = waitForReport(page);
      const opened = openPage(page, section.path);
      if (failure === 'hangs') await advancePastTimeouts(page, Promise.all([report, opened]));
      await opened;
      expect(await report).toMatchObject({ remote, version, code: failureCodes[failure] });
      await checkReadable(page, section);

      await followLink(page, section.other);
      const visibleMessage = getMessage(page).waitFor();
      await (failure === 'hangs' ? advancePastTimeouts(page, visibleMessage) : visibleMessage);
      await expect(getMessage(page)).toHaveText(/cannot be shown right now/);
      expect(await page.evaluate(() => 'corrupted' in globalThis)).toBe(false);

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(getHeading(page)).toHaveText(section.other.h1);
    });
  }

  for (const failure of isFull ? inFlightFailures : (['integrity mismatch'] as const)) {
    test(`uses the previous version of ${remote} if the files of the live version fail: ${failure}`, async ({
      page,
      releaseSite,
      pageErrors,
    }) => {
      pageErrors.allow(...fileErrors);
      const { store, address } = releaseSite;
      const before = readLiveRecord(store, remote).version;
      const version = await deployAltered(releaseSite, remote);
      await breakFiles(page, remote, version, failure);
      const used = page.waitForRequest((request) =>
        request.url().includes(`/${before}/remoteEntry.js`),
      );
      await openPage(page, address + section.path);
      await used;
      await expect(getHeading(page)).toHaveText(section.h1);
      await expect(page.locator('main [data-frozen]')).toHaveCount(0);
      await checkNeighbour(page, section);
      await openPage(page, address);
      await followLink(page, section);
      await expect(getHeading(page)).toHaveText(section.h1, { timeout: 20_000 });
    });
  }

  for (const [failure, change] of Object.entries(codeFailures)) {
    const inBrowserOnly = /browser only/.test(failure);

    test(`uses the previous version of ${remote} if the code of the live version fails: ${failure}`, async ({
      page,
      releaseSite,
      pageErrors,
    }) => {
      allowCodeErrors(pageErrors);
      const { address } = releaseSite;
      await deployAltered(releaseSite, remote, change);
      const response = await openPage(page, address + section.path);
      expect(response?.status()).toBe(200);
      await expect(getHeading(page)).toHaveText(section.h1);
      await expect(page.locator('main [data-frozen]')).toHaveCount(0);
      await checkNeighbour(page, section);
      // Browsers do not get a version whose failure the server has detected.
      if (!inBrowserOnly) return;
      await openPage(page, address);
      await followLink(page, section);
      await expect(getHeading(page)).toHaveText(section.h1);
      await checkNeighbour(page, section);
    });
  }

  const shortRunFailures = ['throws at load', 'throws at render in the browser only'];
  for (const [failure, change] of selectCases(Object.entries(codeFailures))) {
    if (!isFull && !shortRunFailures.includes(failure)) continue;
    const inBrowserOnly = /browser only/.test(failure);

    test(`shows an error in place of ${remote} without a previous version, and other remotes open: ${failure}`, async ({
      page,
      releaseSite,
      pageErrors,
    }) => {
      allowCodeErrors(pageErrors);
      const { address } = releaseSite;
      await deployAltered(releaseSite, remote, change, { previous: false });
      const response = await openPage(page, address + section.path);
      expect(response?.status()).toBe(inBrowserOnly ? 200 : 503);
      if (inBrowserOnly) await checkReadable(page, section);
      else await checkMessage(page, section);
      await followLink(page, section.other);
      await checkMessage(page, section);
    });
  }
}

for (const section of isFull ? [catalogue, media] : [media]) {
  const { remote } = section;
  const other = neighbour[remote] as Section;

  test(`an error is shown on offline navigation to ${remote}, and the page opens once online`, async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.allow(...fileErrors);
    await openPage(page, other.path);
    await context.setOffline(true);
    await followLink(page, section);
    await expect(getMessage(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(getHeading(page)).toHaveText(section.h1);
  });

  test(`an open visit uses the same version of ${remote} after a promotion`, async ({
    page,
    releaseSite,
  }) => {
    const { store, address } = releaseSite;
    const { version } = readLiveRecord(store, remote);
    await openPage(page, address);
    const fresh = await deployAltered(releaseSite, remote);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await followLink(page, section);
    await expect(getHeading(page)).toHaveText(section.h1);
    expect(
      requests.filter((url) => url.includes(`/r/${remote}/${version}/`)).length,
    ).toBeGreaterThan(0);
    expect(requests.filter((url) => url.includes(fresh))).toEqual([]);
    await openPage(page, address + section.path);
    expect(requests.filter((url) => url.includes(`/r/${remote}/${fresh}/`)).length).toBeGreaterThan(
      0,
    );
  });
}

test('a restart with a corrupted registry serves the last valid versions and continues open visits', async ({
  page,
  ownSite,
  pageErrors,
}) => {
  // The home page prefetches code when idle, even while the server is down.
  pageErrors.allow(/ERR_CONNECTION_REFUSED/);
  const before = await fetchComposition(ownSite.address);
  await openPage(page, ownSite.address);
  await deployAltered(ownSite, 'media');
  const file = path.join(ownSite.store, 'environments', 'production.json');
  fs.writeFileSync(file, '{"revision": 7, "she');
  const fetchRegistryState = async () => (await fetchHealth(ownSite.address)).registry;
  await expect.poll(fetchRegistryState).toMatch(/is not JSON/);
  await ownSite.restart();
  expect(await fetchRegistryState()).toMatch(/is not JSON/);

  const composition = await fetch(`${ownSite.address}/_composition/${before}.json`);
  expect([composition.status, (await composition.json()).digest]).toEqual([200, before]);
  const response = await openPage(page, ownSite.address + catalogue.path);
  expect(response?.status()).toBe(200);
  await checkNeighbour(page, catalogue);
});
