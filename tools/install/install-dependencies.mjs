import fs from 'node:fs';
import path from 'node:path';
import { checkDisk } from '../run/check-disk.mjs';
import { command, lastLines } from '../run/command.mjs';
import { root } from '../run/paths.mjs';
import { explainFailure, PlainFailure } from '../run/plain-failure.mjs';
import { getToolchain } from '../toolchain/get-toolchain.mjs';
import { findRegistryError } from '../toolchain/npm.mjs';
import { hashFiles } from './hash-files.mjs';

const listPackageFolders = (base) => [
  base,
  path.join(base, 'e2e'),
  path.join(base, 'tools', 'content'),
  ...['apps', 'packages'].flatMap((group) =>
    fs
      .readdirSync(path.join(base, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(base, group, entry.name)),
  ),
];

const listManifests = (base) =>
  listPackageFolders(base)
    .map((folder) => path.join(folder, 'package.json'))
    .filter((file) => fs.existsSync(file));

const getStampFile = (base) => path.join(base, 'node_modules', '.tractor-haat-install.json');

function computeDigest(base) {
  const settings = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc'].map((file) =>
    path.join(base, file),
  );
  return hashFiles(base, [...settings, ...listManifests(base)], [process.platform, process.arch]);
}

/** Whether all declared dependencies of all packages exist. */
function isIntact(base) {
  return listManifests(base).every((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8'));
    const modules = path.join(path.dirname(file), 'node_modules');
    return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
      fs.existsSync(path.join(modules, name, 'package.json')),
    );
  });
}

/** Whether the installed dependencies match the lock file. */
export function areInstalled(base = root) {
  try {
    const stamp = JSON.parse(fs.readFileSync(getStampFile(base), 'utf8'));
    return stamp.digest === computeDigest(base) && isIntact(base);
  } catch {
    return false;
  }
}

/** Installs the lock file's dependencies if they are not installed. */
export async function installDependencies() {
  if (areInstalled()) return 'up to date';
  checkDisk(2);
  const stamp = getStampFile(root);
  fs.rmSync(stamp, { force: true });
  const { pnpm, env } = getToolchain();
  // With CI pnpm asks no questions.
  const options = { env: { ...env, CI: 'true' } };
  const registryError = await findRegistryError();
  // Without a connection, pnpm may still install from its store.
  const args = ['install', '--frozen-lockfile', ...(registryError ? ['--offline'] : [])];
  const { code, output } = await command(pnpm, args, options);
  if (code !== 0)
    throw new PlainFailure(
      registryError ?? explainFailure(output) ?? `pnpm could not install:\n${lastLines(output)}`,
    );
  // The stamp is written last, so that an interrupted installation has none.
  fs.writeFileSync(stamp, JSON.stringify({ digest: computeDigest(root) }));
  return 'installed';
}
