import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { LIST } from './content.ts';
import { goLiveAltered } from './site/altered-version.ts';
import { codeFaults } from './site/code-faults.ts';
import { liveRecord, mfe } from './site/registry.ts';
import { root } from './site/server-process.ts';
import { expect, test } from './test.ts';

const times = process.env.TEST_FULL === '1' ? 200 : 20;

/** Visitors at once; each asks again as soon as it has its answer. */
const VISITORS = 4;
const PATHS = ['/', LIST, '/tractor-videos', '/hi/tractor-videos'];

/** The site must answer with the other version after this at the latest. */
const LIVE_WITHIN_MS = 5000;

interface Health {
  readonly composition: string;
  readonly live: Readonly<Record<string, string>>;
}

test(`${times} rollbacks in a row under load: each is live within 5 s, no request fails`, async ({
  ownSite,
}) => {
  test.setTimeout(120_000 + times * 6000);
  const { store, address } = ownSite;
  const first = liveRecord(store, 'media').version;
  const second = goLiveAltered(store, 'media', { previous: true });
  const health = async (): Promise<Health> => (await fetch(`${address}/__health/ready`)).json();
  await expect.poll(async () => (await health()).live.media).toBe(second);

  let isOver = false;
  const failed: string[] = [];
  let answered = 0;
  const seen = new Set<string>();
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let n = visitor; !isOver; n += 1) {
      const path = PATHS[n % PATHS.length] ?? '/';
      // A new address each time: the page is rendered, not taken from the cache.
      const answer = await fetch(`${address}${path}?visit=${visitor}-${n}`).catch(String);
      if (typeof answer === 'string' || answer.status !== 200) {
        failed.push(`${path}: ${typeof answer === 'string' ? answer : answer.status}`);
        continue;
      }
      const html = await answer.text();
      const [, version] = /\/r\/media\/([^/]+)\//.exec(html) ?? [];
      if (version) seen.add(version);
      answered += 1;
    }
  });

  let slowest_ms = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const { to } = await mfe<{ to: string }>(store, ['rollback', 'media', '--by', 'load']);
    const started = Date.now();
    await expect
      .poll(async () => (await health()).live.media, { timeout: LIVE_WITHIN_MS, intervals: [50] })
      .toBe(to);
    slowest_ms = Math.max(slowest_ms, Date.now() - started);
  }
  isOver = true;
  await Promise.all(visitors);
  expect(failed).toEqual([]);
  expect([...seen].sort()).toEqual([first, second].sort());
  expect(answered).toBeGreaterThan(times * VISITORS);
  test.info().annotations.push({
    type: 'measured',
    description: `${answered} requests, slowest switch ${slowest_ms} ms`,
  });
  console.log(`${times} switches, ${answered} requests, slowest switch ${slowest_ms} ms`);
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
