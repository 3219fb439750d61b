import { goLiveAltered, publishAltered } from './site/altered-version.ts';
import { codeFailures } from './site/code-failures.ts';
import { health } from './site/health.ts';
import { heapOf, INSPECTED } from './site/heap.ts';
import { underLoad, VISITORS } from './site/load.ts';
import { recordedApi } from './site/recorded-api.ts';
import { liveRecord, mfe } from './site/registry.ts';
import { plainPictures } from './support/late-files.ts';
import { expect, full, test, visit } from './test.ts';

const times = process.env.TEST_FULL === '1' ? 200 : 8;

/** Maximum time until the site responds with the other version. */
const within = { timeout: 5000, intervals: [50] };

test.describe('under load', () => {
  let api: Awaited<ReturnType<typeof recordedApi>>;
  test.beforeAll(async () => {
    api = await recordedApi(process.env.SITE_API ?? '');
  });
  test.afterAll(() => api.stop());

  test.use({
    // The page cache is disabled, because the test measures the memory of versions.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    ownSettings: async ({}, use) => {
      await use({ ...INSPECTED, PAGE_CACHE: 'off', API_BASE: api.address });
    },
  });

  test(
    `${times} promotions in a row are live within 5 s without a failed request or growing memory`,
    full,
    async ({ ownSite }) => {
      test.setTimeout(60_000 + times * 6000);
      const { store, address } = ownSite;
      const first = liveRecord(store, 'media').version;
      const second = goLiveAltered(store, 'media', { previous: true });
      const live = async () => (await health(address)).live.media;
      await expect.poll(live).toBe(second);
      const memory = () => heapOf(ownSite.output());
      let atStart = 0;
      let slowest_ms = 0;

      const { answered, failed, seen } = await underLoad(address, 'media', async (pause) => {
        for (let turn = 0; turn < times; turn += 1) {
          // Both versions have been served by then, and lazy initialisation is complete.
          if (turn === 4) atStart = await pause(memory);
          // A rollback cannot return to the newer version, so it is promoted again.
          const to = turn % 2 === 0 ? first : second;
          const what =
            turn % 2 === 0
              ? ['rollback', 'media', '--to', to]
              : ['promote', `media@${to}`, '--skip-gate', 'smoke=under test'];
          await mfe(store, [...what, '--by', 'load']);
          const started = Date.now();
          await expect.poll(live, within).toBe(to);
          slowest_ms = Math.max(slowest_ms, Date.now() - started);
        }
      });
      const growth = (await memory()) / atStart;
      console.log(
        `${times} switches, ${answered} requests, slowest switch ${slowest_ms} ms, memory x ${growth.toFixed(3)}`,
      );
      expect(failed).toEqual([]);
      expect(seen).toEqual([first, second].sort());
      expect(answered).toBeGreaterThan(times * VISITORS);
      expect(growth).toBeLessThan(1.1);
    },
  );

  test('the shell is promoted and rolled back during an open visit', async ({ page, ownSite }) => {
    await plainPictures(page);
    const { store, address } = ownSite;
    const before = liveRecord(store, 'shell').version;
    // Changes only the shell's server bundle, so that no browser file differs.
    const { version: fresh } = publishAltered(store, 'shell', {
      server: (code) =>
        code.replaceAll(
          'name="theme-color" content="#ffffff"',
          'name="theme-color" content="#fffffe"',
        ),
    });
    const colour = async () =>
      /theme-color" content="([^"]+)/.exec(await (await fetch(address)).text())?.[1];
    const shell = async () => (await health(address)).live.shell;
    const scripts = () => page.locator('script[src*="/r/shell/"]').first().getAttribute('src');
    const smoke = 'smoke=under test';
    const { failed, seen } = await underLoad(address, 'shell', async () => {
      await visit(page, address);
      await mfe(store, ['promote', `shell@${fresh}`, '--by', 'load', '--skip-gate', smoke]);
      await expect.poll(shell, within).toBe(fresh);
      expect(await colour()).toBe('#fffffe');

      await test.step('the open visit keeps its shell', async () => {
        await page
          .locator('a[href="/tractor-videos"]')
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Tractor and implement videos',
        );
        expect(await scripts()).toContain(before);
      });

      await test.step('the next full load gets the new shell, and the old one after the rollback', async () => {
        await visit(page, address);
        expect(await scripts()).toContain(fresh);
        await mfe(store, ['rollback', 'shell', '--to', before, '--by', 'load']);
        await expect.poll(shell, within).toBe(before);
        await visit(page, address);
        expect(await scripts()).toContain(before);
      });
    });
    expect(failed).toEqual([]);
    expect(seen).toEqual([before, fresh].sort());
  });
});

test('serves files of versions that are no longer live', async ({ releaseSite }) => {
  const { store, address } = releaseSite;
  const { name, version, files } = liveRecord(store, 'catalogue');
  goLiveAltered(store, 'catalogue', { previous: true });
  const last = goLiveAltered(store, 'catalogue', { previous: true });
  await expect.poll(async () => (await health(address)).live.catalogue).toBe(last);
  const answers = await Promise.all(
    Object.keys(files).map(async (file) => {
      const { status, headers } = await fetch(`${address}/r/${name}/${version}/${file}`);
      return { file, status, isKept: /immutable/.test(headers.get('cache-control') ?? '') };
    }),
  );
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter(({ status, isKept }) => status !== 200 || !isKept)).toEqual([]);
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
    'accepts a working version and reports the errors of a broken one',
    full,
    async ({ releaseSite: { store } }) => {
      // Four smoke tests start a browser each, which takes a minute on a fast machine.
      test.setTimeout(240_000);
      const promote = (version: string) =>
        mfe(store, ['promote', `account@${version}`, '--by', 'smoke']).then(
          () => 'promoted',
          (error: Error) => error.message,
        );
      const before = liveRecord(store, 'account').version;
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
        expect(liveRecord(store, 'account').version).toBe(before);
      }
      const { version } = publishAltered(store, 'account', {});
      expect(await promote(version)).toBe('promoted');
      expect(liveRecord(store, 'account').version).toBe(version);
    },
  );
});
