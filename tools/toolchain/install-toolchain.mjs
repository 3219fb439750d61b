import fs from 'node:fs';
import path from 'node:path';
import { checkDisk } from '../run/check-disk.mjs';
import { isAlive } from '../run/is-alive.mjs';
import { root } from '../run/paths.mjs';
import { explainFailure, PlainFailure } from '../run/plain-failure.mjs';
import { getNodePackage } from './get-node-package.mjs';
import { getToolchain } from './get-toolchain.mjs';
import { findRegistryError, runNpm } from './run-npm.mjs';

const toolchainSource = path.join(root, 'tools', 'toolchain');

/**
 * Installs Node and pnpm into `.toolchain` if missing. After an interruption the folder contains the old installation
 * or none, and the next run removes partial files.
 * @returns {Promise<string>} a note for the step
 */
export async function installToolchain(folder = path.join(root, '.toolchain')) {
  const { version } = getNodePackage();
  const note = `Node ${version}, pnpm ${readPnpmVersion()}`;
  if (isToolchainInstalled(folder)) return note;
  fs.mkdirSync(folder, { recursive: true });
  removePartialFolders(folder);
  const newFolder = path.join(folder, `new-${process.pid}`);
  const oldModules = path.join(folder, `old-${process.pid}`);
  const modules = path.join(folder, 'node_modules');
  checkDisk(0.6);
  const registryError = await findRegistryError();
  if (registryError) throw new PlainFailure(registryError);
  try {
    fs.mkdirSync(newFolder);
    await install(newFolder);
    if (!isToolchainInstalled(newFolder))
      throw new PlainFailure('npm did not install Node or pnpm; start again.');
    // Another process may have installed the toolchain meanwhile.
    if (isToolchainInstalled(folder)) return note;
    if (fs.existsSync(modules)) fs.renameSync(modules, oldModules);
    fs.renameSync(path.join(newFolder, 'node_modules'), modules);
  } finally {
    removePartialFolders(folder);
  }
  return `${note}, fetched`;
}

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const readPnpmVersion = () =>
  readJson(path.join(toolchainSource, 'package.json')).dependencies.pnpm;

/** True if the folder contains the required versions of Node and pnpm. */
export function isToolchainInstalled(folder) {
  const modules = path.join(folder, 'node_modules');
  const { name, version } = getNodePackage();
  const { node, pnpm } = getToolchain(folder);
  const readVersion = (packageName) =>
    readJson(path.join(modules, packageName, 'package.json'))?.version;
  return (
    readVersion(name) === version &&
    readVersion('pnpm') === readPnpmVersion() &&
    fs.existsSync(node) &&
    fs.existsSync(pnpm)
  );
}

function removePartialFolders(folder) {
  for (const entry of fs.readdirSync(folder)) {
    const pid = /^(?:new|old)-(\d+)$/.exec(entry)?.[1];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      fs.rmSync(path.join(folder, entry), { recursive: true, force: true });
  }
}

// `npm install` is used instead of `npm ci`. Both use the lock file, but `ci` also requires the packages of other
// platforms, which some mirrors lack.
async function install(folder) {
  const { name, version } = getNodePackage();
  // Node is not an optional dependency, because npm silently skips those that fail.
  const dependencies = { pnpm: readPnpmVersion(), [name]: version };
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies }),
  );
  fs.copyFileSync(
    path.join(toolchainSource, 'package-lock.json'),
    path.join(folder, 'package-lock.json'),
  );
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false'];
  const result = await runNpm(['install', '--prefix', folder, ...quiet], { cwd: folder });
  if (result.code === 0) return;
  const output = result.output.trim().split('\n').slice(0, 12).join('\n');
  const message = explainFailure(result.output);
  throw new PlainFailure(message ?? `npm could not fetch Node and pnpm:\n${output}`);
}
