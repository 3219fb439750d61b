import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { getFilesFolder, getServerFolder, REMOTES, type Remote } from './site/registry.ts';
import { IMPLEMENTS_PATH } from './support/content.ts';
import { deployAltered, getHeading, getMainMenu, isFull } from './support/fault-visitor.ts';
import { expect, type OwnSite, test, visit } from './test.ts';

test.use({ viewport: { width: 1350, height: 900 } });

// For a missing file with an integrity attribute Chromium also reports a hash mismatch.
const MISSING_FILE_ERRORS = [
  /Failed to load resource/,
  /was preloaded using link preload/,
  /MIME type/,
  /integrity/,
];

const pages = [
  { owner: 'shell', path: '/', h1: /./, link: null },
  {
    owner: 'catalogue',
    path: IMPLEMENTS_PATH,
    h1: /Tractor implements in India/,
    link: 'Implements',
  },
  { owner: 'media', path: '/tractor-videos', h1: /Tractor and implement videos/, link: 'Videos' },
];

const popups = [
  {
    owner: 'enquiry',
    link: /^Get price$/,
    dialog: 'Get price',
    path: '/enquiry/implement-price',
  },
  { owner: 'account', link: 'Sign in', dialog: 'Sign in', path: '/sign-in' },
];

/** The promoted version has no previous version, so there is no fallback for its missing files. */
const deployWithout = (site: OwnSite, remote: Remote, removed: 'browser files' | 'all files') =>
  deployAltered(site, remote, undefined, {
    previous: false,
    changeFiles(version) {
      const record = { name: remote, version };
      fs.rmSync(getFilesFolder(site.store, record), { recursive: true });
      if (removed === 'all files')
        fs.rmSync(getServerFolder(site.store, record), { recursive: true });
    },
  });

/** If a popup fails, its link must open the page with the same form. */
async function checkPopups(page: Page, broken: Remote) {
  for (const { owner, link, dialog, path } of popups) {
    await page.getByRole('link', { name: link }).click();
    if (owner === broken) {
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(getHeading(page)).toBeVisible();
    } else {
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
    }
  }
}

/** The full run tests each remote, other runs only the catalogue. */
for (const broken of isFull ? REMOTES : (['catalogue'] as const)) {
  test(`pages stay readable, and popups or their pages open, without the browser files of ${broken}`, async ({
    page,
    releaseSite,
    pageErrors,
  }) => {
    pageErrors.allow(...MISSING_FILE_ERRORS);
    await deployWithout(releaseSite, broken, 'browser files');
    for (const { path, h1 } of pages) {
      const response = await visit(page, releaseSite.address + path);
      expect(response?.status()).toBe(200);
      await expect(getHeading(page)).toHaveText(h1);
      await expect(page.getByRole('main')).toHaveText(/\S(.|\n){200,}/);
    }
    await checkPopups(page, broken);
  });

  test(`the other remotes open by URL and by link without any file of ${broken}`, async ({
    page,
    releaseSite,
    pageErrors,
  }) => {
    pageErrors.allow(...MISSING_FILE_ERRORS, /status of 503/);
    const { address } = releaseSite;
    const tractorLinks = page.getByRole('main').locator('article a[href^="/tractor/"]');
    await visit(page, address);
    const before = await tractorLinks.count();
    await deployWithout(releaseSite, broken, 'all files');
    for (const { owner, path, h1 } of pages) {
      const response = await visit(page, address + path);
      const isBroken = owner === broken;
      expect(response?.status()).toBe(isBroken ? 503 : 200);
      await expect(getHeading(page)).toHaveText(isBroken ? 'Back in a moment' : h1);
      if (isBroken) await expect(page.getByRole('alert')).toHaveText(/cannot be shown right now/);
    }
    await visit(page, address);
    // The home page omits a section whose widgets fail.
    if (broken === 'catalogue') expect(await tractorLinks.count()).toBeLessThan(before);
    for (const { owner, h1, link } of pages) {
      if (!link) continue;
      await getMainMenu(page).getByRole('link', { name: link }).click();
      if (owner === broken) {
        await expect(page.getByRole('alert')).toHaveText(/cannot be shown right now/);
        await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
      } else {
        await expect(getHeading(page)).toHaveText(h1);
      }
      await expect(getMainMenu(page)).toBeVisible();
    }
    await checkPopups(page, broken);
  });
}
