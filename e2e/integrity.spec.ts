import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { getFilesFolder, type PublishedRecord, readLiveRecord } from './site/registry.ts';
import { IMPLEMENTS_PATH } from './support/content.ts';
import { deployAltered } from './support/fault-visitor.ts';
import { hydrateFullPage } from './support/hydration-checks.ts';
import { expect, type OwnSite, test, visit } from './test.ts';

test.use({ viewport: { width: 1350, height: 900 } });

const CORRUPTION = 'globalThis.corrupted = true;';

const fileNames = {
  entry: ({ entry }: PublishedRecord) => entry ?? '',
  chunk: ({ groups }: PublishedRecord) =>
    groups['catalogue-implement-list']?.find((file) => file.endsWith('.js')) ?? '',
};

const INTEGRITY_MAP = 'catalogue.integrity.json';

/**
 * Changes a file of the live version as an intruder would. The compressed copies are removed, so that the server sends
 * this file.
 */
async function corrupt(site: OwnSite, findName: (record: PublishedRecord) => string) {
  await deployAltered(site, 'catalogue', {}, { previous: false });
  const { store } = site;
  const record = readLiveRecord(store, 'catalogue');
  const file = path.join(getFilesFolder(store, record), findName(record));
  const content = fs.readFileSync(file);
  for (const ending of ['.br', '.gz']) fs.rmSync(file + ending, { force: true });
  fs.writeFileSync(file, `${CORRUPTION}${content}`);
  return { repair: () => fs.writeFileSync(file, content) };
}

const hasCorruptedCodeRun = (page: Page) => page.evaluate(() => 'corrupted' in globalThis);

for (const kind of ['entry', 'chunk'] as const) {
  test(`rejects a corrupted ${kind} until it is repaired, and the page stays readable`, async ({
    page,
    releaseSite,
    pageErrors,
  }) => {
    pageErrors.allow(/integrity/, /Failed to load resource/, /was preloaded using link preload/);
    const { repair } = await corrupt(releaseSite, fileNames[kind]);
    await visit(page, `${releaseSite.address}${IMPLEMENTS_PATH}/rotavator`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rotavator');
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(5);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(await hasCorruptedCodeRun(page)).toBe(false);
    expect(pickIntegrityErrors(pageErrors.seen)).not.toEqual([]);

    await visit(page, releaseSite.address);
    // Only the hydrated router handles the click.
    await hydrateFullPage(page);
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Implements' });
    await link.click();
    await expect(page.getByRole('alert')).toHaveText(/cannot be shown right now/);
    expect(await hasCorruptedCodeRun(page)).toBe(false);

    repair();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tractor implements in India');
  });
}

test('rejects the files of the next page until a corrupted integrity map is repaired', async ({
  page,
  releaseSite,
  pageErrors,
}) => {
  pageErrors.allow(/integrity/, /Failed to load resource/);
  const { repair } = await corrupt(releaseSite, () => INTEGRITY_MAP);
  // The HTML lists the files of the page itself, so only later pages need the integrity map.
  await visit(page, `${releaseSite.address}${IMPLEMENTS_PATH}/rotavator`);
  expect(pickIntegrityErrors(pageErrors.seen)).toEqual([]);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tyre' }).click();
  await expect(page.getByRole('alert')).toHaveText(/cannot be shown right now/);
  expect(pickIntegrityErrors(pageErrors.seen)).not.toEqual([]);

  repair();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tyre/i);
});

const pickIntegrityErrors = (seen: readonly string[]) =>
  seen.filter((problem) => /integrity/.test(problem));
