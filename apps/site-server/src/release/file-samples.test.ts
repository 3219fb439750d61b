import fs from 'node:fs';
import path from 'node:path';
import { storeLayout } from '@tractor-haat/registry';
import { FileSamples } from './file-samples.ts';
import { followRegistry, type Live } from './live.ts';
import { remote, smallStore } from './testing/small-store.ts';

let live: Live | undefined;
let samples: FileSamples | undefined;
afterEach(() => {
  live?.stop();
  samples?.stop();
});

async function startSite() {
  const { store, ship, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const build = { name: 'media', server: remote("return 'good'") };
  const version = await goLive(build);
  live = followRegistry({ store, env: 'production', report: () => undefined });
  await live.ready;
  const fileSamples = new FileSamples(store, live.site);
  samples = fileSamples;
  const failures = async () => {
    await fileSamples.checkNext();
    await fileSamples.checkNext();
    return fileSamples.failures();
  };
  return { store, version, failures, publishAgain: () => ship(build) };
}

test('reports a missing file of a live version until it exists again', async () => {
  const { store, version, failures, publishAgain } = await startSite();
  expect(await failures()).toEqual({});
  fs.rmSync(path.join(storeLayout.files(store, 'media', version), 'remoteEntry.js'));
  expect(await failures()).toEqual({ [`media@${version}`]: 'remoteEntry.js is missing' });
  await publishAgain();
  expect(await failures()).toEqual({});
});

test('reports a bundle whose length has changed', async () => {
  const { store, version, failures } = await startSite();
  fs.appendFileSync(path.join(storeLayout.server(store, 'media', version), 'main.cjs'), ' ');
  expect(await failures()).toEqual({ [`media@${version}`]: 'main.cjs is changed' });
});
