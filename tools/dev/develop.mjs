import fs from 'node:fs';
import path from 'node:path';
import { buildApps } from '../build/build-apps.mjs';
import { listAppNames } from '../build/list-app-names.mjs';
import { getDataFolder, root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { formatDuration, runStep } from '../run/run-step.mjs';
import { withPreparationLock } from '../run/with-preparation-lock.mjs';
import { claimPort, findFreePort, readPort } from '../start/claim-port.mjs';
import { createShellConfig, HOT_FOLDER, webpack } from './configs.mjs';
import { DevStore } from './dev-store.mjs';
import { mirror } from './mirror.mjs';
import { startDevServers } from './start-dev-servers.mjs';
import { startProxy } from './start-proxy.mjs';
import { watchRemote } from './watch-remote.mjs';

/** Serves the site with one remote from its sources, until SIGINT or SIGTERM. */
export async function develop({ only, against }) {
  if (!listAppNames().includes(only)) throw new PlainFailure(`There is no remote "${only}".`);
  const port = readPort('PORT', 3000);
  await claimPort(port, 'PORT');
  const store = new DevStore(path.join(getDataFolder(), 'dev'));
  const sitePort = await findFreePort();
  if (against) await deliverDeployment(store, only, against);
  else await deliverLastBuilds(store, only);

  let proxy = null;
  let remote;
  await runStep(`compile ${only}`, async () => {
    remote = await deliverBuilds(store, only, () => proxy);
  });
  const servers = await startDevServers({ store: store.folder, sitePort, port, against });
  proxy = await startProxy({
    port,
    site: `http://127.0.0.1:${sitePort}`,
    name: only,
    updates: path.join(store.getAppFolder(only), 'dist', 'browser', HOT_FOLDER),
  });
  const stop = async () => {
    await Promise.all([remote.stop(), servers.stop(), proxy.stop()]);
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  console.log(`\n${only} is served from its sources: http://localhost:${port}`);
  if (against) console.log(`Data and the other remotes come from ${against}.`);
  console.log('Saved files update open pages. Press Ctrl-C to stop.');
}

/** The registry rejects outdated builds, so apps whose sources have changed are built first. */
async function deliverLastBuilds(store, only) {
  const others = listAppNames().filter((app) => app !== only);
  await withPreparationLock(() => buildApps(others));
  await deliverShell(store);
  await runStep('last builds', () => store.deliver(others.filter((app) => app !== 'shell')));
}

/** Delivers the remotes of a deployment with the shell of this checkout. */
async function deliverDeployment(store, only, against) {
  await withPreparationLock(() => buildApps(['shell']));
  await deliverShell(store);
  await runStep('remotes', () => mirror(against, store, only));
}

/**
 * Delivers the remote now and after each change. Open pages are notified as soon as there is a proxy, which starts
 * after the first build.
 */
const deliverBuilds = (store, name, getProxy) =>
  watchRemote(name, store.getAppFolder(name), {
    async onBuilt(durationMs) {
      getProxy()?.reportBuilt();
      const version = await store.deliverRemote(name);
      const proxy = getProxy();
      if (!proxy) return;
      await proxy.waitUntilLive(version);
      console.log(`  ${name} compiled in ${formatDuration(durationMs)}, and live`);
      proxy.reportLive();
    },
    onFailed(message) {
      console.log(message);
      const proxy = getProxy();
      if (proxy) proxy.reportFailure(message);
      else console.log(`\n${name} does not compile. The site starts after a save that does.`);
    },
  });

const deliverShell = (store) =>
  runStep('shell', async () => {
    const folder = store.getAppFolder('shell');
    await buildShell(folder, path.join(getDataFolder(), 'dev-cache'));
    await store.deliverFrom(folder);
  });

/** Builds the shell only for browsers. The server uses the last build of the shell. */
async function buildShell(folder, cacheDirectory) {
  const compiler = webpack(await createShellConfig(folder, cacheDirectory));
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error?.message ?? (stats.hasErrors() && stats.toString('errors-only'));
      compiler.close(() => (failure ? reject(new PlainFailure(failure)) : resolve(undefined)));
    });
  });
  const shell = path.join(root, 'apps', 'shell');
  for (const file of ['shell.json', 'package.json', path.join('dist', 'server', 'main.cjs')]) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.copyFileSync(path.join(shell, file), path.join(folder, file));
  }
}
