import fs from 'node:fs';
import path from 'node:path';
import { checkDisk } from '../run/check-disk.mjs';
import { isAlive } from '../run/is-alive.mjs';
import { root } from '../run/paths.mjs';
import { explainFailure, PlainFailure } from '../run/plain-failure.mjs';
import { getNodePackage } from './get-node-package.mjs';
import { getToolchain } from './get-toolchain.mjs';
import { findRegistryError, npm } from './npm.mjs';

const toolchainSource = path.join(root, 'tools', 'toolchain');

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const pnpmVersion = () => readJson(path.join(toolchainSource, 'package.json')).dependencies.pnpm;

/** Whether the installed toolchain matches. The folder is created atomically. */
export function isLaidOut(folder) {
  const modules = path.join(folder, 'node_modules');
  const { name, version } = getNodePackage();
  const { node, pnpm } = getToolchain(folder);
  const readVersion = (one) => readJson(path.join(modules, one, 'package.json'))?.version;
  return (
    readVersion(name) === version &&
    readVersion('pnpm') === pnpmVersion() &&
    fs.existsSync(node) &&
    fs.existsSync(pnpm)
  );
}

function sweep(folder) {
  for (const entry of fs.readdirSync(folder)) {
    const pid = /^(?:new|old)-(\d+)$/.exec(entry)?.[1];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      fs.rmSync(path.join(folder, entry), { recursive: true, force: true });
  }
}

// `npm install` instead of `npm ci`: both use the lock file, but `ci` also requires the packages of
// other platforms, which some mirrors lack.
async function install(work) {
  const { name, version } = getNodePackage();
  // Not optional, unlike in the manifest: npm silently skips a failed optional package.
  const dependencies = { pnpm: pnpmVersion(), [name]: version };
  fs.writeFileSync(
    path.join(work, 'package.json'),
    JSON.stringify({ private: true, dependencies }),
  );
  fs.copyFileSync(
    path.join(toolchainSource, 'package-lock.json'),
    path.join(work, 'package-lock.json'),
  );
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false'];
  const result = await npm(['install', '--prefix', work, ...quiet], { cwd: work });
  if (result.code === 0) return;
  const output = result.output.trim().split('\n').slice(0, 12).join('\n');
  const message = explainFailure(result.output);
  throw new PlainFailure(message ?? `npm could not fetch Node and pnpm:\n${output}`);
}

/**
 * Installs Node and pnpm into `.toolchain` if missing. An interruption leaves the old installation or none; the next
 * run removes partial files.
 * @returns {Promise<string>} a note for the step
 */
export async function installToolchain(folder = path.join(root, '.toolchain')) {
  const { version } = getNodePackage();
  const note = `Node ${version}, pnpm ${pnpmVersion()}`;
  if (isLaidOut(folder)) return note;
  fs.mkdirSync(folder, { recursive: true });
  sweep(folder);
  const fresh = path.join(folder, `new-${process.pid}`);
  const old = path.join(folder, `old-${process.pid}`);
  const modules = path.join(folder, 'node_modules');
  checkDisk(0.6);
  const registryError = await findRegistryError();
  if (registryError) throw new PlainFailure(registryError);
  try {
    fs.mkdirSync(fresh);
    await install(fresh);
    if (!isLaidOut(fresh)) throw new PlainFailure('npm did not install Node or pnpm; start again.');
    // A concurrent run may have installed it already.
    if (isLaidOut(folder)) return note;
    if (fs.existsSync(modules)) fs.renameSync(modules, old);
    fs.renameSync(path.join(fresh, 'node_modules'), modules);
  } finally {
    sweep(folder);
  }
  return `${note}, fetched`;
}
