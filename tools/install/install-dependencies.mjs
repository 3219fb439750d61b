import fs from 'node:fs';
import path from 'node:path';
import { checkDisk } from '../run/check-disk.mjs';
import { root } from '../run/paths.mjs';
import { explainFailure, PlainFailure } from '../run/plain-failure.mjs';
import { getLastLines, runCommand } from '../run/run-command.mjs';
import { getToolchain } from '../toolchain/get-toolchain.mjs';
import { findRegistryError } from '../toolchain/run-npm.mjs';
import { hashFiles } from './hash-files.mjs';

/** True if the installed dependencies match the lock file and none was deleted. */
export function areInstalled(base = root) {
  try {
    const stamp = JSON.parse(fs.readFileSync(getStampFile(base), 'utf8'));
    return stamp.digest === computeDigest(base) && isIntact(base);
  } catch {
    return false;
  }
}

export async function installDependencies() {
  if (areInstalled()) return 'up to date';
  checkDisk(2);
  const stamp = getStampFile(root);
  fs.rmSync(stamp, { force: true });
  const { pnpm, env } = getToolchain();
  // `CI` stops pnpm from prompting.
  const options = { env: { ...env, CI: 'true' } };
  const registryError = await findRegistryError();
  // Without a connection, pnpm may still install from the packages that it has cached.
  const args = ['install', '--frozen-lockfile', ...(registryError ? ['--offline'] : [])];
  const { code, output } = await runCommand(pnpm, args, options);
  if (code !== 0)
    throw new PlainFailure(
      registryError ?? explainFailure(output) ?? `pnpm could not install:\n${getLastLines(output)}`,
    );
  // The stamp is written last, so that an interrupted installation has none.
  fs.writeFileSync(stamp, JSON.stringify({ digest: computeDigest(root) }));
  return 'installed';
}

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

/** Detects a folder `node_modules` from which packages were deleted. */
function isIntact(base) {
  return listManifests(base).every((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8'));
    const modules = path.join(path.dirname(file), 'node_modules');
    return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
      fs.existsSync(path.join(modules, name, 'package.json')),
    );
  });
}
