import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  aboutCode,
  aboutFiles,
  compositionOf,
  heading,
  health,
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
import { LIST } from './support/content.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1350, height: 900 } });
test.setTimeout(60_000);

interface Section {
  readonly remote: string;
  readonly path: string;
  readonly link: string;
  readonly h1: RegExp;
}

const catalogue: Section = {
  remote: 'catalogue',
  path: LIST,
  link: 'Implements',
  h1: /Tractor implements in India/,
};
const media: Section = {
  remote: 'media',
  path: '/tractor-videos',
  link: 'Videos',
  h1: /Tractor and implement videos/,
};
const neighbour = { catalogue: media, media: catalogue } as Record<string, Section>;

const follow = (page: Page, { link }: Section) =>
  main(page).getByRole('link', { name: link, exact: true }).click();

async function checkNeighbour(page: Page, section: Section) {
  const other = neighbour[section.remote] as Section;
  await follow(page, other);
  await expect(heading(page)).toHaveText(other.h1);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** The page's HTML is there to be read, and the shell around it answers. */
async function checkReadable(page: Page, section: Section) {
  await expect(heading(page)).toHaveText(section.h1);
  expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(200);
  await checkNeighbour(page, section);
}

async function checkMessage(page: Page, section: Section) {
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/cannot be shown right now/, {
    timeout: 15_000,
  });
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await checkNeighbour(page, section);
}

const sectionsFor = (isOneOfThree: boolean) =>
  isFull || isOneOfThree ? [catalogue, media] : [catalogue];

for (const fault of Object.keys(networkFaults) as NetworkFault[]) {
  for (const section of sectionsFor(some.includes(fault))) {
    const { remote } = section;

    test(`${remote} ${fault}: the first page stays readable, a link tells and lets retry`, async ({
      page,
      ownSite,
      faults,
    }) => {
      faults.expect(...aboutFiles);
      const version = await takeAltered(ownSite, section, {}, false);
      await breakFiles(page, remote, version, fault);
      const report = reportOf(page);
      await open(page, ownSite.address + section.path);
      expect(await report).toMatchObject({ remote, version, code: inFlight[fault] });
      await checkReadable(page, section);
      await open(page, ownSite.address);
      await follow(page, section);
      await checkMessage(page, section);
      expect(await page.evaluate(() => 'corrupted' in globalThis)).toBe(false);
    });
  }

  test(`${catalogue.remote} ${fault}: the version before takes over, on the first page and by a link`, async ({
    page,
    ownSite,
    faults,
  }) => {
    faults.expect(...aboutFiles);
    const section = catalogue;
    const before = liveRecord(ownSite.store, section.remote).version;
    const version = await takeAltered(ownSite, section, {});
    await breakFiles(page, section.remote, version, fault);
    const used = page.waitForRequest((request) =>
      request.url().includes(`/${before}/remoteEntry.js`),
    );
    await open(page, ownSite.address + section.path);
    await used;
    await expect(heading(page)).toHaveText(section.h1);
    await expect(page.locator('main [data-frozen]')).toHaveCount(0);
    await checkNeighbour(page, section);
    await open(page, ownSite.address);
    await follow(page, section);
    await expect(heading(page)).toHaveText(section.h1, { timeout: 20_000 });
  });
}

for (const [fault, change] of Object.entries(codeFaults)) {
  for (const section of isFull ? [catalogue, media] : [catalogue]) {
    const { remote } = section;

    test(`${remote} ${fault}: the version before takes over`, async ({ page, ownSite, faults }) => {
      aboutCode(faults);
      await takeAltered(ownSite, section, change);
      const response = await open(page, ownSite.address + section.path);
      expect(response?.status()).toBe(200);
      await expect(heading(page)).toHaveText(section.h1);
      await expect(page.locator('main [data-frozen]')).toHaveCount(0);
      await checkNeighbour(page, section);
      await open(page, ownSite.address);
      await follow(page, section);
      await expect(heading(page)).toHaveText(section.h1);
      await checkNeighbour(page, section);
    });

    test(`${remote} ${fault}, nothing before it: the page says so, the rest works`, async ({
      page,
      ownSite,
      faults,
    }) => {
      aboutCode(faults);
      await takeAltered(ownSite, section, change, false);
      const inBrowserOnly = /browser only/.test(fault);
      const response = await open(page, ownSite.address + section.path);
      expect(response?.status()).toBe(inBrowserOnly ? 200 : 503);
      if (inBrowserOnly) await checkReadable(page, section);
      else await checkMessage(page, section);
      await open(page, ownSite.address);
      await follow(page, section);
      await checkMessage(page, section);
    });
  }
}

for (const section of isFull ? [catalogue, media] : [media]) {
  const { remote } = section;
  const other = neighbour[remote] as Section;

  test(`offline on the way to ${remote}: the page stays, a link tells, and the network coming back is enough`, async ({
    page,
    context,
    ownSite,
    faults,
  }) => {
    faults.expect(...aboutFiles);
    await open(page, ownSite.address + other.path);
    await context.setOffline(true);
    await follow(page, section);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(section.h1);
  });

  test(`after a promotion of ${remote} an open visit goes on with its own versions, old files stay`, async ({
    page,
    ownSite,
  }) => {
    const { version } = liveRecord(ownSite.store, remote);
    await open(page, ownSite.address);
    const fresh = await takeAltered(ownSite, section, {});
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await follow(page, section);
    await expect(heading(page)).toHaveText(section.h1);
    expect(asked.filter((url) => url.includes(`/r/${remote}/${version}/`)).length).toBeGreaterThan(
      0,
    );
    expect(asked.filter((url) => url.includes(fresh))).toEqual([]);
    await open(page, ownSite.address + section.path);
    expect(asked.filter((url) => url.includes(`/r/${remote}/${fresh}/`)).length).toBeGreaterThan(0);
  });
}

test('an open visit goes on after promotion and restart of the server', async ({
  page,
  ownSite,
}) => {
  await open(page, ownSite.address);
  const before = await compositionOf(ownSite.address);
  await takeAltered(ownSite, media, {});
  await ownSite.restart();
  const answer = await fetch(`${ownSite.address}/_composition/${before}.json`);
  expect(answer.status).toBe(200);
  expect((await answer.json()).digest).toBe(before);
});

test('garbage in the registry: the site goes on with what was good, after a restart too', async ({
  page,
  ownSite,
}) => {
  const file = path.join(ownSite.store, 'environments', 'production.json');
  fs.writeFileSync(file, '{"revision": 7, "she');
  await expect.poll(async () => (await health(ownSite.address)).registry).toMatch(/is not JSON/);
  for (const when of ['running', 'restarted']) {
    if (when === 'restarted') await ownSite.restart();
    const response = await open(page, ownSite.address + catalogue.path);
    expect(response?.status()).toBe(200);
    await checkNeighbour(page, catalogue);
    expect((await health(ownSite.address)).registry).toMatch(/is not JSON/);
  }
});
