import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestStore } from './testing/create-test-store.ts';
import { runCommand } from './testing/run-command.ts';

async function createSiteWithMedia() {
  const site = await createTestStore();
  await site.publishAndPromote({ name: 'shell' });
  const live = await site.publishAndPromote({ name: 'media' });
  const { version } = await site.publishApp({ name: 'media', code: '2' });
  return { ...site, live, version, target: `media@${version}` };
}

async function startCanary() {
  const site = await createSiteWithMedia();
  await runCommand(site, 'promote', site.target, '--to', '10%');
  return site;
}

test('mfe promote --to starts a canary once', async () => {
  const site = await createSiteWithMedia();
  const { target } = site;
  const rejected = await runCommand(site, 'promote', target, '--to', '10');
  expect(rejected).toMatchObject({ code: 1, err: expect.stringContaining('it must be "10%"') });
  const released = await runCommand(site, 'promote', target, '--to', '10%');
  expect(released.out).toContain(`${target} is released to 10 % of visitors in production`);
  expect(await runCommand(site, 'promote', target, '--to', '10%')).toMatchObject({
    code: 4,
    out: `Nothing was done.\n${target} was released to 10 % of visitors in production already.\n`,
  });
});

test('mfe hold and mfe go-on pause and resume a canary', async () => {
  const site = await startCanary();
  const held = await runCommand(site, 'hold', 'media', '--why', 'a holiday');
  expect(held).toMatchObject({ code: 0, out: expect.stringContaining('stays at 10 %') });
  expect((await runCommand(site, 'hold', 'media')).code).toBe(4);
  expect((await runCommand(site, 'go-on', 'media')).out).toContain('is resumed at 10 %');
});

test('mfe take-back rolls back a canary once', async () => {
  const site = await startCanary();
  expect((await runCommand(site, 'take-back', 'media')).out).toContain('is rolled back');
  expect((await runCommand(site, 'take-back', 'media')).code).toBe(1);
  expect((await runCommand(site, 'status')).out).toContain(site.live.version);
});

test('mfe status lists running canaries', async () => {
  const site = await startCanary();
  expect((await runCommand(site, 'status')).out).toContain(
    `${site.target} is released to 10 % of visitors`,
  );
});

test('mfe log lists the changes of a canary', async () => {
  const site = await startCanary();
  await runCommand(site, 'hold', 'media', '--why', 'a holiday');
  await runCommand(site, 'take-back', 'media');
  const log = await runCommand(site, 'log', 'media');
  expect(log.out).toMatch(/rolled back +-\n/);
  expect(log.out).toMatch(/10 %, held +a holiday/);
});

test('mfe keep requires the origin of a site', async () => {
  expect((await runCommand(await createTestStore(), 'keep')).code).toBe(2);
});

test('mfe keep rolls back a failing canary, and ends when no canary is running', async () => {
  const site = await startCanary();
  const noVisits = { visits: 0, failures: 0 };
  const failingCanary = {
    app: 'media',
    version: site.version,
    began: 3,
    fault: 'TH-201: no',
    fresh: noVisits,
    stable: noVisits,
  };
  const counts = JSON.stringify({ instance: 'one', env: 'production', trials: [failingCanary] });
  const server = http.createServer((_, response) => response.end(counts)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const env = { PUBLIC_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const keepResult = await runCommand({ ...site, env }, 'keep');
  const secondResult = await runCommand({ ...site, env }, 'keep');
  server.close();
  expect(keepResult).toMatchObject({ code: 0, out: 'All canaries have ended.\n' });
  expect(keepResult.err).toContain('taken-back (10 %): it cannot be used: TH-201: no');
  expect(secondResult.code).toBe(4);
});
