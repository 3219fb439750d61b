import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../packages/tooling/src/chromium/find-chromium.mjs';
import { areInstalled } from '../install/install-dependencies.mjs';
import { readHolder } from '../run/acquire-lock.mjs';
import { readFreeGigabytes } from '../run/check-disk.mjs';
import { isAlive } from '../run/is-alive.mjs';
import { dataFolder, root } from '../run/paths.mjs';
import { claimPort, readPort } from '../start/claim-port.mjs';
import { findPostgres } from '../test/find-postgres.mjs';
import { getNodePackage } from '../toolchain/get-node-package.mjs';
import { isToolchainInstalled } from '../toolchain/install-toolchain.mjs';
import { findRegistryError, npm } from '../toolchain/npm.mjs';

const good = (found) => ({ state: 'good', found });
const note = (found, advice) => ({ state: 'note', found, advice });
const bad = (found, advice) => ({ state: 'bad', found, advice });

const findRunningSite = () => {
  const holder = readHolder(path.join(dataFolder(), 'start.lock'));
  return holder && isAlive(holder.pid) ? holder : null;
};

function checkFolder() {
  const probe = path.join(root, `.doctor-${process.pid}`);
  try {
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
    return good(root);
  } catch (error) {
    return bad(`${root}: ${error.code}`, 'make the folder writable for this user');
  }
}

function checkDiskSpace() {
  const gigabytes = readFreeGigabytes();
  const freeSpace = `${gigabytes.toFixed(1)} GB free`;
  return gigabytes < 2.5 && !areInstalled() ? bad(freeSpace, 'free 2.5 GB') : good(freeSpace);
}

async function checkPort() {
  try {
    return good(`${await claimPort(readPort('PORT', 3000), 'PORT')} is free`);
  } catch (error) {
    const runningSite = findRunningSite();
    return runningSite
      ? good(`used by a run of this checkout (process ${runningSite.pid})`)
      : bad('not usable', error.message);
  }
}

async function checkNpmRegistry() {
  if ((await findRegistryError()) === null) return good('answers');
  return areInstalled()
    ? note('unreachable', 'needed only when dependencies change')
    : bad('unreachable', 'check connection and proxy: the first start needs it');
}

async function checkNpm() {
  const { code, stdout } = await npm(['--version']);
  return code === 0 ? good(stdout.trim()) : bad(`ends with ${code}`, 'install npm again');
}

function checkChromium() {
  const chromiumPath = findChromium();
  return chromiumPath ? good(chromiumPath) : note('none', 'npm test installs one');
}

async function checkPostgres() {
  const postgresServer = await findPostgres();
  if (postgresServer) return good(postgresServer.version);
  return areInstalled()
    ? note('none found', 'optional: the demo uses PGlite')
    : note('not checked', 'its client comes with the dependencies');
}

function describeDataUser() {
  const runningSite = findRunningSite();
  return good(runningSite ? `npm start, process ${runningSite.pid}` : 'none');
}

const checkToolchain = () =>
  isToolchainInstalled(path.join(root, '.toolchain'))
    ? good(`Node ${getNodePackage().version} and pnpm`)
    : note('not installed', 'npm start does it');

const checkDependencies = () =>
  areInstalled()
    ? good('as in the lock file')
    : note('not as in the lock file', 'npm start installs');

const describePlatform = () =>
  good(`${process.platform} ${process.arch}, ${getNodePackage().name}`);

/** @typedef {{ state: string, found: string, advice?: string }} CheckResult */

/** @type {[name: string, run: () => CheckResult | Promise<CheckResult>][]} */
const checks = [
  ['Node', () => good(process.versions.node)],
  ['npm', checkNpm],
  ['platform', describePlatform],
  ['folder', checkFolder],
  ['disk', checkDiskSpace],
  ['port', checkPort],
  ['npm registry', checkNpmRegistry],
  ['toolchain', checkToolchain],
  ['dependencies', checkDependencies],
  ['Chromium', checkChromium],
  ['PostgreSQL', checkPostgres],
  ['data in use by', describeDataUser],
];

/** @returns {Promise<{ name: string, state: string, found: string, advice?: string }[]>} */
export function diagnose() {
  return Promise.all(
    checks.map(async ([name, check]) => {
      try {
        return { name, ...(await check()) };
      } catch (error) {
        return { name, ...bad('fails', error.message) };
      }
    }),
  );
}
