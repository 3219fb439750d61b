import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { health } from './fault-visitor.ts';
import { goLiveAltered, publishAltered } from './site/altered-version.ts';
import { codeFaults } from './site/code-faults.ts';
import { heapOf, INSPECTED } from './site/heap.ts';
import { underLoad, VISITORS } from './site/load.ts';
import { recordedApi } from './site/recorded-api.ts';
import { liveRecord, mfe } from './site/registry.ts';
import { root } from './site/server-process.ts';
import { expect, test, visit } from './test.ts';

const times = process.env.TEST_FULL === '1' ? 200 : 20;

/** The site must answer with the other version after this at the latest. */
const LIVE_WITHIN_MS = 5000;

let api: Awaited<ReturnType<typeof recordedApi>>;
test.beforeAll(async () => {
  api = await recordedApi(process.env.SITE_API ?? '');
});
test.afterAll(() => api.stop());

test(`${times} rollbacks in a row under load: each is live within 5 s, no request fails, the memory is what it was`, async ({
  ownSite,
}) => {
  test.setTimeout(120_000 + times * 6000);
  const { store } = ownSite;
  // Kept pages are bounded by their number; here it is the versions' own memory that is measured.
  await ownSite.restart({ ...INSPECTED, PAGE_CACHE: 'off', API_BASE: api.address });
  const { address } = ownSite;
  const first = liveRecord(store, 'media').version;
  const second = goLiveAltered(store, 'media', { previous: true });
  const live = async () => (await health(address)).live.media;
  await expect.poll(live).toBe(second);
  const memory = () => heapOf(ownSite.said());
  let atStart = 0;
  let slowest_ms = 0;

  const { answered, failed, seen } = await underLoad(address, 'media', async (pause) => {
    for (let turn = 0; turn < times; turn += 1) {
      // Both versions have been served by then, and what is lazily made has been made.
      if (turn === 4) atStart = await pause(memory);
      const { to } = await mfe<{ to: string }>(store, ['rollback', 'media', '--by', 'load']);
      const started = Date.now();
      const within = { timeout: LIVE_WITHIN_MS, intervals: [50] };
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
});

test('the shell is promoted and rolled back under load, around a visit that goes on', async ({
  page,
  ownSite,
}) => {
  test.setTimeout(120_000);
  await ownSite.restart({ API_BASE: api.address });
  // Drawn when they are first asked for, they would keep the browser's few connections busy.
  await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/avif', body: '' }));
  const { store, address } = ownSite;
  const before = liveRecord(store, 'shell').version;
  // Something of the shell that only its server bundle writes: no browser file differs.
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
  const within = { timeout: LIVE_WITHIN_MS, intervals: [50] };
  const { failed, seen } = await underLoad(address, 'shell', async () => {
    await visit(page, address);
    await mfe(store, [
      'promote',
      `shell@${fresh}`,
      '--by',
      'load',
      '--skip-gate',
      'smoke=under test',
    ]);
    await expect.poll(shell, within).toBe(fresh);
    expect(await colour()).toBe('#fffffe');

    await test.step('the open visit goes on with its own shell', async () => {
      await page
        .locator('a[href="/tractor-videos"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Tractor and implement videos',
      );
      expect(await scripts()).toContain(before);
    });

    await test.step('the next full load is of the new one, and back again', async () => {
      await visit(page, address);
      expect(await scripts()).toContain(fresh);
      await mfe(store, ['rollback', 'shell', '--by', 'load']);
      await expect.poll(shell, within).toBe(before);
      await visit(page, address);
      expect(await scripts()).toContain(before);
    });
  });
  expect(failed).toEqual([]);
  expect(seen).toEqual([before, fresh].sort());
});

test('files of versions that are not live any more stay reachable', async ({ ownSite }) => {
  const { store } = ownSite;
  const { name, version, files } = liveRecord(store, 'catalogue');
  goLiveAltered(store, 'catalogue', { previous: true });
  goLiveAltered(store, 'catalogue', { previous: true });
  await ownSite.restart();
  for (const file of Object.keys(files)) {
    const answer = await fetch(`${ownSite.address}/r/${name}/${version}/${file}`);
    expect([file, answer.status]).toEqual([file, 200]);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
});

/** What the smoke gate says of a version: nothing when it is well. */
async function smoke(store: string, app: string, version: string): Promise<string> {
  const record = path.join(store, 'records', app, `${version}.json`);
  const args = ['tools/smoke.mjs', '--store', store, '--env', 'production', '--candidate', record];
  const env = { ...process.env, API_BASE: process.env.SITE_API };
  return promisify(execFile)(process.execPath, args, { cwd: root, env }).then(
    () => '',
    ({ stderr }) => stderr,
  );
}

test('the smoke gate lets a whole version through, and says what is broken in another', async ({
  ownSite,
}) => {
  test.setTimeout(180_000);
  const { store } = ownSite;
  expect(await smoke(store, 'media', liveRecord(store, 'media').version)).toBe('');
  const said: Record<string, string> = {};
  for (const fault of ['throws at load', 'throws at render in the browser only'] as const) {
    const { version } = liveRecord(store, 'media');
    const broken = goLiveAltered(store, 'media', { ...codeFaults[fault], previous: true });
    await mfe(store, ['rollback', 'media', '--by', 'smoke']);
    expect(liveRecord(store, 'media').version).toBe(version);
    said[fault] = await smoke(store, 'media', broken);
  }
  expect(said['throws at load']).toMatch(/media: .* failed \(TH-201\); down/);
  expect(said['throws at render in the browser only']).toMatch(
    /\/tractor-videos: reported .*TH-301/,
  );
});
