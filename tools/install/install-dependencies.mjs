import fs from 'node:fs';
import path from 'node:path';
import { checkDisk } from '../run/check-disk.mjs';
import { command, lastLines } from '../run/command.mjs';
import { root } from '../run/paths.mjs';
import { explainFailure, PlainFailure } from '../run/plain-failure.mjs';
import { getToolchain } from '../toolchain/get-toolchain.mjs';
import { findRegistryError } from '../toolchain/npm.mjs';
import { hashFiles } from './hash-files.mjs';

const packageFolders = (base) => [
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
  packageFolders(base)
    .map((folder) => path.join(folder, 'package.json'))
    .filter((file) => fs.existsSync(file));

const stampFile = (base) => path.join(base, 'node_modules', '.tractor-haat-install.json');

function expectedDigest(base) {
  const settings = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc'].map((file) =>
    path.join(base, file),
  );
  return hashFiles(base, [...settings, ...listManifests(base)], [process.platform, process.arch]);
}

/** All declared dependencies of a package resolve. */
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
    const stamp = JSON.parse(fs.readFileSync(stampFile(base), 'utf8'));
    return stamp.digest === expectedDigest(base) && isIntact(base);
  } catch {
    return false;
  }
}

/** Installs the lock file's dependencies if they are not installed. */
export async function installDependencies() {
  if (areInstalled()) return 'up to date';
  checkDisk(2);
  const stamp = stampFile(root);
  fs.rmSync(stamp, { force: true });
  const { pnpm, env } = getToolchain();
  // CI: disables pnpm's prompts.
  const options = { env: { ...env, CI: 'true' } };
  const registryError = await findRegistryError();
  // Offline, pnpm's store may contain an earlier installation.
  const args = ['install', '--frozen-lockfile', ...(registryError ? ['--offline'] : [])];
  const { code, output } = await command(pnpm, args, options);
  if (code !== 0)
    throw new PlainFailure(
      registryError ?? explainFailure(output) ?? `pnpm could not install:\n${lastLines(output)}`,
    );
  // Written last: an interrupted installation has no stamp.
  fs.writeFileSync(stamp, JSON.stringify({ digest: expectedDigest(root) }));
  return 'installed';
}
