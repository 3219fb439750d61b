import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { emitDeclarations } from '../contract/emit-declarations.mjs';
import { hashFiles, listFiles } from '../install/hash-files.mjs';
import { getDataFolder, root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { getLastLines, runCommand } from '../run/run-command.mjs';
import { runStep } from '../run/run-step.mjs';
import { getToolchain } from '../toolchain/get-toolchain.mjs';
import { bundleRegistry, emitKit } from './emit-kit.mjs';
import { getPackageFolder, isPacked, KIT_PACKAGES } from './kit-packages.mjs';

/**
 * Packs the kit into a folder. Unchanged packs are reused.
 * @param {string} to
 * @returns {Promise<string[]>} file names of the packs, in the order of their dependencies
 */
export async function packKit(to) {
  const cacheFolder = path.join(getDataFolder(), 'kit', computeInputDigest().slice(0, 16));
  if (!fs.existsSync(cacheFolder)) await createPacks(cacheFolder);
  fs.mkdirSync(to, { recursive: true });
  const packs = fs.readdirSync(cacheFolder);
  for (const pack of packs) fs.copyFileSync(path.join(cacheFolder, pack), path.join(to, pack));
  return KIT_PACKAGES.map((name) => packs.find((pack) => pack.startsWith(`tractor-haat-${name}-`)));
}

function computeInputDigest() {
  const inputs = [
    ...[...KIT_PACKAGES, 'registry', 'server-kit'].map(getPackageFolder),
    ...['tools/kit', 'tools/contract', 'types', 'tsconfig.base.json', 'LICENSE'].map((input) =>
      path.join(root, input),
    ),
    ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'apps/shell/shell.json'].map(
      (file) => path.join(root, file),
    ),
  ];
  return hashFiles(
    root,
    inputs.flatMap((input) => listFiles(input, isPacked)),
  );
}

const readJson = (...file) => JSON.parse(fs.readFileSync(path.join(root, ...file), 'utf8'));

/** A remote that is created with this kit uses these versions of its dependencies. */
function listVersions() {
  const packages = KIT_PACKAGES.map((name) => readJson('packages', name, 'package.json'));
  const kitVersions = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
  const { devDependencies } = readJson('package.json');
  const react = Object.fromEntries(
    ['react', 'react-dom'].map((name) => [
      name,
      readJson('packages', 'platform', 'node_modules', name, 'package.json').version,
    ]),
  );
  const { contract } = readJson('apps', 'shell', 'shell.json');
  return { ...devDependencies, ...react, ...kitVersions, contract: String(contract) };
}

/**
 * Copies the manifest, README and licence of a package, and the entries of `files`. The folder `dist` is built later.
 */
function copyPackage(name, to) {
  const from = getPackageFolder(name);
  const { files } = readJson('packages', name, 'package.json');
  for (const entry of ['package.json', 'README.md', ...files.filter((file) => file !== 'dist')])
    fs.cpSync(path.join(from, entry), path.join(to, entry), { recursive: true });
  fs.copyFileSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
  // pnpm reads the versions that replace `workspace:*` from the linked packages.
  const modules = path.join(from, 'node_modules');
  if (fs.existsSync(modules)) fs.symlinkSync(modules, path.join(to, 'node_modules'));
}

/** The packages are copied into a separate workspace, so that the source folders stay unchanged. */
async function createWorkspace(workspace) {
  fs.copyFileSync(
    path.join(root, 'pnpm-workspace.yaml'),
    path.join(path.dirname(workspace), 'pnpm-workspace.yaml'),
  );
  await emitKit(workspace);
  for (const name of KIT_PACKAGES) copyPackage(name, path.join(workspace, name));
  const dist = (name) => path.join(workspace, name, 'dist');
  const write = (file, value) => fs.writeFileSync(file, JSON.stringify(value));
  write(path.join(dist('create-remote'), 'values.json'), listVersions());
  // A build of a team records the types of the kit that it used.
  write(path.join(dist('platform'), 'contract-types.json'), await emitDeclarations());
  await bundleRegistry(dist('remote-kit'));
}

async function pack(name, cwd, folder) {
  const { pnpm, env } = getToolchain();
  const args = ['pack', '--pack-destination', folder];
  const { code, output } = await runCommand(pnpm, args, { cwd, env });
  if (code !== 0) throw new PlainFailure(`${name} cannot be packed:\n${getLastLines(output)}`);
}

async function createPacks(folder) {
  const temporaryFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'kit-packs-'));
  // The folder is renamed when it is complete, so that no process uses a partial result.
  const unfinished = `${folder}.${process.pid}`;
  try {
    const workspace = path.join(temporaryFolder, 'packages');
    fs.mkdirSync(workspace);
    fs.mkdirSync(unfinished, { recursive: true });
    await runStep('build the kit', () => createWorkspace(workspace));
    await runStep('pack', async () => {
      for (const name of KIT_PACKAGES) await pack(name, path.join(workspace, name), unfinished);
    });
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(unfinished, folder);
  } finally {
    for (const leftover of [temporaryFolder, unfinished])
      fs.rmSync(leftover, { recursive: true, force: true });
  }
}
