import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createTemporaryFolder } from '../testing/write-app-build.ts';
import { readRunningSite } from './read-running-site.ts';

async function writeSiteFile(changes: object = {}) {
  const folder = await createTemporaryFolder();
  const siteFile = path.join(folder, 'running-site.json');
  const site = { pid: process.pid, port: 3217, api_port: 4217, store: '/store', previews: true };
  fs.writeFileSync(siteFile, JSON.stringify({ ...site, ...changes }));
  return siteFile;
}

test('finds the running site of a store with its API address and host API version', async () => {
  const server = http.createServer((_, response) => response.end('{"host_api":3}'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const site = readRunningSite(await writeSiteFile({ port }), '/store');
  expect(site).toMatchObject({
    origin: `http://localhost:${port}`,
    apiBase: 'http://127.0.0.1:4217',
    hasPreviews: true,
  });
  expect(await site?.fetchHostApi()).toBe(3);
  await new Promise((done) => server.close(done));
  expect(await site?.fetchHostApi()).toBeUndefined();
});

test('ignores the file of another store or an ended process, and an invalid file', async () => {
  expect(readRunningSite(await writeSiteFile(), '/other')).toBeNull();
  // Process ids are never as high as this one.
  expect(readRunningSite(await writeSiteFile({ pid: 2 ** 30 }), '/store')).toBeNull();
  expect(readRunningSite(await writeSiteFile({ port: 'none' }), '/store')).toBeNull();
  expect(readRunningSite('/nowhere/running-site.json', '/store')).toBeNull();
});
