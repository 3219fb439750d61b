import { codeFailures } from './site/code-failures.ts';
import { fetchHealth } from './site/fetch-health.ts';
import { INSPECTOR_ENV, measureHeap } from './site/measure-heap.ts';
import { publishAltered, setAlteredLive } from './site/publish-altered.ts';
import { readLiveRecord, runMfe } from './site/registry.ts';
import { runUnderLoad, VISITOR_COUNT } from './site/run-under-load.ts';
import { startRecordedApi } from './site/start-recorded-api.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { expect, full, test, visit } from './test.ts';

const SWITCH_COUNT = process.env.TEST_FULL === '1' ? 200 : 8;

/** After these, both versions have been served and lazy initialisation is complete. */
const WARM_UP_SWITCHES = 4;

/** The site must respond with the new version within this time. */
const POLL_OPTIONS = { timeout: 5000, intervals: [50] };

test.describe('releases under load', () => {
  let api: Awaited<ReturnType<typeof startRecordedApi>>;
  test.beforeAll(async () => {
    api = await startRecordedApi(process.env.SITE_API ?? '');
  });
  test.afterAll(() => api.stop());

  test.use({
    // The page cache is disabled, because the test measures the memory of versions, not of pages.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    ownSettings: async ({}, use) => {
      await use({ ...INSPECTOR_ENV, PAGE_CACHE: 'off', API_BASE: api.address });
    },
  });

  test(
    `each of ${SWITCH_COUNT} promotions and rollbacks is live within 5 s, without a failed request or growing memory`,
    full,
    async ({ ownSite }) => {
      test.setTimeout(60_000 + SWITCH_COUNT * 6000);
      const { store, address } = ownSite;
      const first = readLiveRecord(store, 'media').version;
      const second = setAlteredLive(store, 'media', { previous: true });
      const readLiveVersion = async () => (await fetchHealth(address)).live.media;
      await expect.poll(readLiveVersion).toBe(second);
      const measureMemory = () => measureHeap(ownSite.output());
      let memoryAtStart = 0;
      let slowestMs = 0;

      const load = await runUnderLoad(address, 'media', async (pause) => {
        for (let count = 0; count < SWITCH_COUNT; count += 1) {
          if (count === WARM_UP_SWITCHES) memoryAtStart = await pause(measureMemory);
          // The newer version is promoted again, because a rollback leads only to an earlier version.
          const isRollback = count % 2 === 0;
          const target = isRollback ? first : second;
          const command = isRollback
            ? ['rollback', 'media', '--to', target]
            : ['promote', `media@${target}`, '--skip-gate', 'smoke=under test'];
          await runMfe(store, [...command, '--by', 'load']);
          const startedAt = Date.now();
          await expect.poll(readLiveVersion, POLL_OPTIONS).toBe(target);
          slowestMs = Math.max(slowestMs, Date.now() - startedAt);
        }
      });
      const growth = (await measureMemory()) / memoryAtStart;
      console.log(
        `${SWITCH_COUNT} switches, ${load.responseCount} requests, slowest switch ${slowestMs} ms, memory x ${growth.toFixed(3)}`,
      );
      expect(load.failed).toEqual([]);
      expect(load.versions).toEqual([first, second].sort());
      expect(load.responseCount).toBeGreaterThan(SWITCH_COUNT * VISITOR_COUNT);
      expect(growth).toBeLessThan(1.1);
    },
  );

  test('an open visit keeps its shell after a promotion, and each full load uses the live shell', async ({
    page,
    ownSite,
  }) => {
    await stubPictures(page);
    const { store, address } = ownSite;
    const before = readLiveRecord(store, 'shell').version;
    // Only the server bundle of the shell is changed, so that all browser files stay the same.
    const { version: fresh } = publishAltered(store, 'shell', {
      server: (code) =>
        code.replaceAll(
          'name="theme-color" content="#ffffff"',
          'name="theme-color" content="#fffffe"',
        ),
    });
    const readColour = async () =>
      /theme-color" content="([^"]+)/.exec(await (await fetch(address)).text())?.[1];
    const readShellVersion = async () => (await fetchHealth(address)).live.shell;
    const readScriptUrl = () =>
      page.locator('script[src*="/r/shell/"]').first().getAttribute('src');
    const smoke = 'smoke=under test';
    const { failed, versions } = await runUnderLoad(address, 'shell', async () => {
      await visit(page, address);
      await runMfe(store, ['promote', `shell@${fresh}`, '--by', 'load', '--skip-gate', smoke]);
      await expect.poll(readShellVersion, POLL_OPTIONS).toBe(fresh);
      expect(await readColour()).toBe('#fffffe');

      await test.step('keeps the shell of the open visit', async () => {
        await page
          .locator('a[href="/tractor-videos"]')
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Tractor and implement videos',
        );
        expect(await readScriptUrl()).toContain(before);
      });

      await test.step('loads the new shell on the next full load and the old one after the rollback', async () => {
        await visit(page, address);
        expect(await readScriptUrl()).toContain(fresh);
        await runMfe(store, ['rollback', 'shell', '--to', before, '--by', 'load']);
        await expect.poll(readShellVersion, POLL_OPTIONS).toBe(before);
        await visit(page, address);
        expect(await readScriptUrl()).toContain(before);
      });
    });
    expect(failed).toEqual([]);
    expect(versions).toEqual([before, fresh].sort());
  });
});

test('serves the files of versions that are no longer live', async ({ releaseSite }) => {
  const { store, address } = releaseSite;
  const { name, version, files } = readLiveRecord(store, 'catalogue');
  setAlteredLive(store, 'catalogue', { previous: true });
  const last = setAlteredLive(store, 'catalogue', { previous: true });
  await expect.poll(async () => (await fetchHealth(address)).live.catalogue).toBe(last);
  const responses = await Promise.all(
    Object.keys(files).map(async (file) => {
      const { status, headers } = await fetch(`${address}/r/${name}/${version}/${file}`);
      return { file, status, isImmutable: /immutable/.test(headers.get('cache-control') ?? '') };
    }),
  );
  expect(responses.length).toBeGreaterThan(20);
  expect(responses.filter(({ status, isImmutable }) => status !== 200 || !isImmutable)).toEqual([]);
});

test.describe('the smoke gate', () => {
  // The smoke test uses API_BASE instead of starting an API.
  test.beforeAll(() => {
    process.env.API_BASE = process.env.SITE_API;
  });
  test.afterAll(() => {
    delete process.env.API_BASE;
  });

  test(
    'promotes a working version, and rejects broken versions with their errors',
    full,
    async ({ releaseSite: { store } }) => {
      // Each of the four smoke tests starts a browser, which takes a minute in total on a fast machine.
      test.setTimeout(240_000);
      const promote = (version: string) =>
        runMfe(store, ['promote', `account@${version}`, '--by', 'smoke']).then(
          () => 'promoted',
          (error: Error) => error.message,
        );
      const before = readLiveRecord(store, 'account').version;
      for (const [failure, output] of [
        ['throws at load', /throws at load \(TH-201\): Error: broken on purpose.*main\.cjs:1:7/],
        [
          'throws at load in the browser only',
          /TH-201.*Error: broken on purpose at \S+remoteEntry\.js:1:7/,
        ],
        ['throws at render in the browser only', /\/sign-in: reported .*TH-301/],
      ] as const) {
        const { version } = publishAltered(store, 'account', codeFailures[failure]);
        expect(await promote(version)).toMatch(output);
        expect(readLiveRecord(store, 'account').version).toBe(before);
      }
      const { version } = publishAltered(store, 'account', {});
      expect(await promote(version)).toBe('promoted');
      expect(readLiveRecord(store, 'account').version).toBe(version);
    },
  );
});
