import fs from 'node:fs';
import path from 'node:path';
import { storeLayout } from '@tractor-haat/registry';
import { FileSamples } from './add-health-routes.ts';
import { followRegistry, type LiveSites } from './release/follow-registry.ts';
import { createRemoteCode, createSmallStore } from './release/testing/create-small-store.ts';

let live: LiveSites | undefined;
let samples: FileSamples | undefined;
afterEach(() => {
  live?.stop();
  samples?.stop();
});

async function startSite() {
  const { store, publishBuild, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const build = { name: 'media', server: createRemoteCode("return 'good'") };
  const version = await goLive(build);
  live = followRegistry({ store, env: 'production', report: () => undefined });
  await live.ready;
  const fileSamples = new FileSamples(store, live.getSite);
  samples = fileSamples;
  const checkFiles = async () => {
    await fileSamples.checkNext();
    await fileSamples.checkNext();
    return fileSamples.listFailures();
  };
  return { store, version, checkFiles, publishAgain: () => publishBuild(build) };
}

test('reports a missing file of a live version until it exists again', async () => {
  const { store, version, checkFiles, publishAgain } = await startSite();
  expect(await checkFiles()).toEqual({});
  fs.rmSync(path.join(storeLayout.files(store, 'media', version), 'remoteEntry.js'));
  expect(await checkFiles()).toEqual({ [`media@${version}`]: 'remoteEntry.js is missing' });
  await publishAgain();
  expect(await checkFiles()).toEqual({});
});

test('reports a bundle whose length has changed', async () => {
  const { store, version, checkFiles } = await startSite();
  fs.appendFileSync(path.join(storeLayout.server(store, 'media', version), 'main.cjs'), ' ');
  expect(await checkFiles()).toEqual({ [`media@${version}`]: 'main.cjs is changed' });
});
