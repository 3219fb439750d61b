import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { filesFolder, liveRecord, REMOTES, type Remote, serverFolder } from './site/registry.ts';
import { LIST } from './support/content.ts';
import { expect, type OwnSite, test, visit } from './test.ts';

test.use({ viewport: { width: 1350, height: 900 } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const missing = [/Failed to load resource/, /was preloaded using link preload/, /MIME type/];

const pages = [
  { owner: 'shell', path: '/', h1: /./, link: null },
  { owner: 'catalogue', path: LIST, h1: /Tractor implements in India/, link: 'Implements' },
  { owner: 'media', path: '/tractor-videos', h1: /Tractor and implement videos/, link: 'Videos' },
];

const popups = [
  { owner: 'enquiry', button: 'Get price on WhatsApp', dialog: 'Get price' },
  { owner: 'account', button: 'Sign in', dialog: 'Sign in' },
];

function remove({ store }: OwnSite, remote: Remote, what: 'browser files' | 'all files') {
  const record = liveRecord(store, remote);
  fs.rmSync(filesFolder(store, record), { recursive: true });
  if (what === 'all files') fs.rmSync(serverFolder(store, record), { recursive: true });
}

/** The shell answers to the visitor, and each popup opens or says that it cannot. */
async function checkPopups(page: Page, broken: Remote) {
  for (const { owner, button, dialog } of popups) {
    await page.getByRole('button', { name: button }).click();
    if (owner === broken) {
      await expect(page.getByRole('alert').first()).toHaveText(/cannot be shown right now/);
    } else {
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
    }
  }
}

for (const broken of REMOTES) {
  test(`without ${broken}'s browser files every page can be read and the others work`, async ({
    page,
    ownSite,
    faults,
  }) => {
    faults.expect(...missing);
    remove(ownSite, broken, 'browser files');
    for (const { path, h1 } of pages) {
      const response = await visit(page, ownSite.address + path);
      expect(response?.status()).toBe(200);
      await expect(heading(page)).toHaveText(h1);
      await expect(page.getByRole('main')).toHaveText(/\S(.|\n){200,}/);
      await checkPopups(page, broken);
    }
  });

  test(`without any file of ${broken} the rest works, by address and by link`, async ({
    page,
    ownSite,
    faults,
  }) => {
    faults.expect(...missing, /status of 503/);
    remove(ownSite, broken, 'all files');
    await ownSite.restart();
    for (const { owner, path, h1 } of pages) {
      const response = await visit(page, ownSite.address + path);
      const isBroken = owner === broken;
      expect(response?.status()).toBe(isBroken ? 503 : 200);
      await expect(heading(page)).toHaveText(isBroken ? 'Back in a moment' : h1);
      if (isBroken) await expect(page.getByRole('alert')).toHaveText(/cannot be shown right now/);
    }
    for (const { owner, h1, link } of pages) {
      if (!link) continue;
      await visit(page, ownSite.address);
      await main(page).getByRole('link', { name: link }).click();
      if (owner === broken) {
        await expect(page.getByRole('alert')).toHaveText(/cannot be shown right now/);
        await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
      } else {
        await expect(heading(page)).toHaveText(h1);
      }
      await expect(main(page)).toBeVisible();
    }
    await checkPopups(page, broken);
  });
}

test('home leaves out the piece of a section that is gone', async ({ page, ownSite, faults }) => {
  // The answer that it is gone is not what the hash promises.
  faults.expect(...missing, /integrity/);
  const piece = page.getByRole('main').locator('article a[href^="/tractor/"]');
  await visit(page, ownSite.address);
  const before = await piece.count();
  remove(ownSite, 'catalogue', 'all files');
  await ownSite.restart();
  await visit(page, ownSite.address);
  expect(await piece.count()).toBeLessThan(before);
  await expect(heading(page)).toBeVisible();
});
