import type { Page } from '@playwright/test';
import {
  aboutCode,
  aboutFiles,
  heading,
  inFlight,
  isFull,
  main,
  open,
  reportOf,
  some,
  takeAltered,
} from './fault-visitor.ts';
import { codeFaults } from './site/code-faults.ts';
import { breakFiles, type NetworkFault, networkFaults } from './site/network-faults.ts';
import { liveRecord } from './site/registry.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1350, height: 900 } });
test.setTimeout(60_000);

/** A section that other pages open as a popup; its own pages are forms that work without its code. */
interface Section {
  readonly remote: string;
  readonly path: string;
  readonly button: string;
  readonly dialog: string;
}

const sections: readonly Section[] = [
  { remote: 'account', path: '/sign-in', button: 'Sign in', dialog: 'Sign in' },
  {
    remote: 'enquiry',
    path: '/enquiry/implement-price',
    button: 'Get price on WhatsApp',
    dialog: 'Get price',
  },
];

const faultsInFlight = (Object.keys(networkFaults) as NetworkFault[]).filter(
  (fault) => isFull || some.includes(fault),
);

const press = (page: Page, { button }: Section) =>
  page.getByRole('button', { name: button }).first().click();

const dialog = (page: Page, { dialog: name }: Section) => page.getByRole('dialog', { name });

/** The popup does not come: the visitor is told, and goes on elsewhere. */
async function checkTold(page: Page, section: Section) {
  await press(page, section);
  await expect(
    page.getByRole('alert').filter({ hasText: /cannot be shown right now/ }),
  ).toBeVisible({
    timeout: 20_000,
  });
  await expect(dialog(page, section)).toHaveCount(0);
  await checkElsewhere(page);
}

async function checkElsewhere(page: Page) {
  const retry = page.getByRole('button', { name: 'Try again' });
  if (await retry.isVisible()) await retry.click();
  await main(page).getByRole('link', { name: 'Videos', exact: true }).click();
  await expect(heading(page)).toHaveText(/Tractor and implement videos/);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** The page's form stays as the server made it. */
async function checkReadable(page: Page) {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await checkElsewhere(page);
}

async function checkMessage(page: Page) {
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/cannot be shown right now/);
  await checkElsewhere(page);
}

for (const section of sections) {
  const { remote, path } = section;

  for (const fault of faultsInFlight) {
    test(`${remote} ${fault}: its page can be used, its popup says that it cannot come`, async ({
      page,
      ownSite,
      faults,
    }) => {
      faults.expect(...aboutFiles);
      const version = await takeAltered(ownSite, section, {}, false);
      await breakFiles(page, remote, version, fault);
      const report = reportOf(page);
      await open(page, ownSite.address + path);
      expect(await report).toMatchObject({ remote, version, code: inFlight[fault] });
      await checkReadable(page);
      await open(page, ownSite.address);
      await checkTold(page, section);
      expect(await page.evaluate(() => 'corrupted' in globalThis)).toBe(false);
    });

    test(`${remote} ${fault}: the popup of the version before comes`, async ({
      page,
      ownSite,
      faults,
    }) => {
      faults.expect(...aboutFiles);
      const version = await takeAltered(ownSite, section, {});
      await breakFiles(page, remote, version, fault);
      await open(page, ownSite.address);
      await press(page, section);
      await expect(dialog(page, section)).toBeVisible({ timeout: 20_000 });
    });
  }

  for (const [fault, change] of isFull ? Object.entries(codeFaults) : []) {
    test(`${remote} ${fault}: page and popup say so, the rest works`, async ({
      page,
      ownSite,
      faults,
    }) => {
      aboutCode(faults);
      await takeAltered(ownSite, section, change, false);
      const inBrowserOnly = /browser only/.test(fault);
      const response = await open(page, ownSite.address + path);
      expect(response?.status()).toBe(inBrowserOnly ? 200 : 503);
      if (!inBrowserOnly) await checkMessage(page);
      await open(page, ownSite.address);
      await checkTold(page, section);
    });
  }

  if (!isFull) continue;

  test(`${remote} offline: the popup says so, and comes when the network is back`, async ({
    page,
    context,
    ownSite,
    faults,
  }) => {
    faults.expect(...aboutFiles);
    await open(page, ownSite.address);
    await context.setOffline(true);
    await press(page, section);
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    await press(page, section);
    await expect(dialog(page, section)).toBeVisible();
  });

  test(`${remote}: a popup opened after a promotion is of the visit's own version`, async ({
    page,
    ownSite,
  }) => {
    const { version } = liveRecord(ownSite.store, remote);
    await open(page, ownSite.address);
    const fresh = await takeAltered(ownSite, section, {});
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await press(page, section);
    await expect(dialog(page, section)).toBeVisible();
    expect(asked.some((url) => url.includes(`/r/${remote}/${version}/`))).toBe(true);
    expect(asked.filter((url) => url.includes(fresh))).toEqual([]);
  });
}
