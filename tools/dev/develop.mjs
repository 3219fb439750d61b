import fs from 'node:fs';
import path from 'node:path';
import { appNames } from '../build/apps.mjs';
import { buildApps } from '../build/build.mjs';
import { dataFolder, root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { whilePreparing } from '../run/preparation.mjs';
import { duration, step } from '../run/steps.mjs';
import { claimPort, freePort, portFrom } from '../start/ports.mjs';
import { DevStore } from './dev-store.mjs';
import { mirror } from './mirror.mjs';
import { startProxy } from './proxy.mjs';
import { startServers } from './servers.mjs';
import { watchSection } from './watch-section.mjs';

const hasBuild = (app) =>
  fs.existsSync(path.join(root, 'apps', app, 'dist', 'browser', 'build.json'));

/** What is not worked on comes from its last build, however old; only what was never built is built. */
async function fromLastBuilds(store, only) {
  const others = appNames().filter((app) => app !== only);
  if (!others.every(hasBuild)) await whilePreparing(() => buildApps());
  await step('last builds', () => store.deliver(others));
}

/** From a deployment: its sections, and its data. The shell is the one of this checkout. */
async function fromDeployment(store, only, against) {
  if (!hasBuild('shell')) await whilePreparing(() => buildApps());
  await step('shell', () => store.deliver(['shell']));
  await step('sections', () => mirror(against, store, only));
}

/** Runs until it is ended. */
export async function develop({ only, against }) {
  if (!appNames().includes(only)) throw new PlainFailure(`There is no section "${only}".`);
  const port = portFrom('PORT', 3000);
  await claimPort(port, 'PORT');
  const store = new DevStore(path.join(dataFolder(), 'dev'));
  const sitePort = await freePort();
  if (against) await fromDeployment(store, only, against);
  else await fromLastBuilds(store, only);

  let proxy = null;
  let section;
  await step(`compile ${only}`, async () => {
    section = await watchSection(only, store.appFolder(only), {
      async onBuilt(took_ms) {
        const version = await store.deliverSection(only);
        if (!proxy) return;
        await proxy.becomesLive(only, version);
        console.log(`  ${only} compiled in ${duration(took_ms)}: pages are refreshed`);
        proxy.refresh();
      },
      onFailed(words) {
        console.log(words);
        proxy?.tell(words);
      },
    });
  });
  const servers = await startServers({ store: store.folder, sitePort, port, against });
  proxy = startProxy({ port, site: `http://127.0.0.1:${sitePort}` });
  const stop = async () => {
    await Promise.all([section.stop(), servers.stop(), proxy.stop()]);
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  console.log(`\n${only} is live from its source: http://localhost:${port}`);
  if (against) console.log(`Data and the other sections come from ${against}.`);
  console.log('Save a file, and open pages refresh. Ctrl-C ends it.');
}
