// `npm start`: starts the site from a checkout.
import './run/node-version.mjs';
import path from 'node:path';
import {
  keepFilesPrivate,
  restrictFolderModes,
} from '../packages/server-kit/src/private-files/keep-files-private.mjs';
import { buildApps } from './build/build-apps.mjs';
import { installDependencies } from './install/install-dependencies.mjs';
import { acquireLock } from './run/acquire-lock.mjs';
import { checkDisk } from './run/check-disk.mjs';
import { getDataFolder, getStoreFolder } from './run/paths.mjs';
import { fail } from './run/plain-failure.mjs';
import { formatDuration, runStep } from './run/run-step.mjs';
import { withPreparationLock } from './run/with-preparation-lock.mjs';
import { claimPort, findFreePort, readPort } from './start/claim-port.mjs';
import { publishAndPromote } from './start/publish-and-promote.mjs';
import { recordRunningSite } from './start/record-running-site.mjs';
import { prepareServer, serve } from './start/serve.mjs';
import { watchNpmExit } from './start/watch-npm-exit.mjs';
import { installToolchain } from './toolchain/install-toolchain.mjs';

/** The servers of a killed run exit and close the database within this time. */
const SHUTDOWN_TIMEOUT_MS = 15_000;

let servers = null;
let removeRunningSite = () => {};
let lock = null;
let isStopping = false;

async function shutDown() {
  isStopping = true;
  removeRunningSite();
  await servers?.stop();
  await lock?.release();
}

async function stop() {
  if (isStopping) return;
  console.log('\n  stopping …');
  const wasServing = servers !== null;
  await shutDown();
  process.exit(wasServing ? 0 : 130);
}

async function prepare() {
  await runStep('dependencies', () => installDependencies());
  await buildApps();
  // Called after the builds, because the files of dependencies and builds need no private modes.
  keepFilesPrivate(getDataFolder(), getStoreFolder());
  await runStep('publish', () => publishAndPromote());
  // Only one process can open the embedded database, so the API prepares it.
  if (process.env.DATABASE_URL || process.env.DATABASE_URL_FILE)
    await runStep('tables and content', () => prepareServer());
}

async function main() {
  const startedAt = performance.now();
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  watchNpmExit(stop);
  const port = readPort('PORT', 3000);
  restrictFolderModes(getDataFolder(), getStoreFolder());
  checkDisk(0.2);
  await runStep('toolchain', () => installToolchain());
  lock = await acquireLock(path.join(getDataFolder(), 'start.lock'), 'npm start');
  await claimPort(port, 'PORT', lock.wasInterrupted ? SHUTDOWN_TIMEOUT_MS : 0);
  await withPreparationLock(prepare);
  const apiPort = process.env.API_PORT ? readPort('API_PORT') : await findFreePort();
  if (isStopping) return;
  servers = serve({ port, apiPort });
  await servers.ready;
  removeRunningSite = recordRunningSite({ port, apiPort });
  const time = formatDuration(performance.now() - startedAt);
  console.log(`\nTractor Haat is ready after ${time}: http://localhost:${port}`);
  console.log(
    'Codes that would be sent by SMS: /api/dev/outbox. Logs: .data/logs. Press Ctrl-C to stop.',
  );
}

main().catch(async (error) => {
  // A stop by the user is not a failure.
  if (isStopping) return;
  await shutDown();
  fail(error);
});
