import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../packages/tooling/src/chromium/find-chromium.mjs';
import { areInstalled } from '../install/install-dependencies.mjs';
import { readHolder } from '../run/acquire-lock.mjs';
import { readFreeGigabytes } from '../run/check-disk.mjs';
import { isAlive } from '../run/is-alive.mjs';
import { getDataFolder, root } from '../run/paths.mjs';
import { claimPort, readPort } from '../start/claim-port.mjs';
import { findPostgres } from '../test/find-postgres.mjs';
import { getNodePackage } from '../toolchain/get-node-package.mjs';
import { isToolchainInstalled } from '../toolchain/install-toolchain.mjs';
import { findRegistryError, runNpm } from '../toolchain/run-npm.mjs';

/** Free disk space that the first installation needs. */
const MIN_INSTALL_GB = 2.5;

/** @typedef {{ state: string, found: string, advice?: string }} CheckResult */

/**
 * Runs all checks of this machine.
 * @returns {Promise<({ name: string } & CheckResult)[]>}
 */
export function diagnose() {
  return Promise.all(
    checks.map(async ({ name, run }) => {
      try {
        return { name, ...(await run()) };
      } catch (error) {
        return { name, ...createBadResult('fails', error.message) };
      }
    }),
  );
}

const createGoodResult = (found) => ({ state: 'good', found });
const createNoteResult = (found, advice) => ({ state: 'note', found, advice });
const createBadResult = (found, advice) => ({ state: 'bad', found, advice });

const findRunningSite = () => {
  const holder = readHolder(path.join(getDataFolder(), 'start.lock'));
  return holder && isAlive(holder.pid) ? holder : null;
};

function checkFolder() {
  const probe = path.join(root, `.doctor-${process.pid}`);
  try {
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
    return createGoodResult(root);
  } catch (error) {
    return createBadResult(`${root}: ${error.code}`, 'make the folder writable for this user');
  }
}

function checkDiskSpace() {
  const gigabytes = readFreeGigabytes();
  const freeSpace = `${gigabytes.toFixed(1)} GB free`;
  return gigabytes < MIN_INSTALL_GB && !areInstalled()
    ? createBadResult(freeSpace, `free ${MIN_INSTALL_GB} GB`)
    : createGoodResult(freeSpace);
}

async function checkPort() {
  try {
    return createGoodResult(`${await claimPort(readPort('PORT', 3000), 'PORT')} is free`);
  } catch (error) {
    const runningSite = findRunningSite();
    return runningSite
      ? createGoodResult(`used by a run of this checkout (process ${runningSite.pid})`)
      : createBadResult('not usable', error.message);
  }
}

async function checkNpmRegistry() {
  if ((await findRegistryError()) === null) return createGoodResult('answers');
  return areInstalled()
    ? createNoteResult('unreachable', 'needed only when dependencies change')
    : createBadResult('unreachable', 'check connection and proxy: the first start needs it');
}

async function checkNpm() {
  const { code, stdout } = await runNpm(['--version']);
  return code === 0
    ? createGoodResult(stdout.trim())
    : createBadResult(`ends with ${code}`, 'install npm again');
}

function checkChromium() {
  const chromiumPath = findChromium();
  return chromiumPath
    ? createGoodResult(chromiumPath)
    : createNoteResult('none', 'npm test installs one');
}

async function checkPostgres() {
  const postgresServer = await findPostgres();
  if (postgresServer) return createGoodResult(postgresServer.version);
  return areInstalled()
    ? createNoteResult('none found', 'optional: the demo uses PGlite')
    : createNoteResult('not checked', 'its client comes with the dependencies');
}

function describeDataUser() {
  const runningSite = findRunningSite();
  return createGoodResult(runningSite ? `npm start, process ${runningSite.pid}` : 'none');
}

const checkToolchain = () =>
  isToolchainInstalled(path.join(root, '.toolchain'))
    ? createGoodResult(`Node ${getNodePackage().version} and pnpm`)
    : createNoteResult('not installed', 'npm start does it');

const checkDependencies = () =>
  areInstalled()
    ? createGoodResult('as in the lock file')
    : createNoteResult('not as in the lock file', 'npm start installs');

const describePlatform = () =>
  createGoodResult(`${process.platform} ${process.arch}, ${getNodePackage().name}`);

/** @type {{ name: string, run: () => CheckResult | Promise<CheckResult> }[]} */
const checks = [
  { name: 'Node', run: () => createGoodResult(process.versions.node) },
  { name: 'npm', run: checkNpm },
  { name: 'platform', run: describePlatform },
  { name: 'folder', run: checkFolder },
  { name: 'disk', run: checkDiskSpace },
  { name: 'port', run: checkPort },
  { name: 'npm registry', run: checkNpmRegistry },
  { name: 'toolchain', run: checkToolchain },
  { name: 'dependencies', run: checkDependencies },
  { name: 'Chromium', run: checkChromium },
  { name: 'PostgreSQL', run: checkPostgres },
  { name: 'data in use by', run: describeDataUser },
];
