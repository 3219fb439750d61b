import fs from 'node:fs';
import path from 'node:path';
import { declarationsOf } from '../contract/declarations.mjs';
import { digestOf, filesBelow } from '../install/digest.mjs';
import { command, lastLines } from '../run/command.mjs';
import { dataFolder, root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { step } from '../run/steps.mjs';
import { toolchainOf } from '../toolchain/toolchain-of.mjs';
import { bundleRegistry } from './bundle-registry.mjs';
import { emitKit } from './emit.mjs';
import { folderOf, isPacked, KIT } from './packages.mjs';

/** Sources of the packs. */
function inputDigest() {
  const places = [
    ...[...KIT, 'registry', 'server-kit'].map(folderOf),
    ...['tools/kit', 'tools/contract', 'types', 'tsconfig.base.json', 'LICENSE'].map((place) =>
      path.join(root, place),
    ),
    ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'apps/shell/shell.json'].map(
      (file) => path.join(root, file),
    ),
  ];
  return digestOf(
    root,
    places.flatMap((place) => filesBelow(place, isPacked)),
  );
}

/** Packed with platform, so that a team's build records what it was built against. */
async function writeTypes() {
  const file = path.join(folderOf('platform'), 'dist', 'contract-types.json');
  fs.writeFileSync(file, JSON.stringify(await declarationsOf()));
}

const readJson = (...file) => JSON.parse(fs.readFileSync(path.join(root, ...file), 'utf8'));

/** Matching versions for repositories created with this kit. */
function writeValues() {
  const packages = KIT.map((name) => readJson('packages', name, 'package.json'));
  const ours = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
  const { devDependencies } = readJson('package.json');
  const react = Object.fromEntries(
    ['react', 'react-dom'].map((name) => [
      name,
      readJson('packages', 'platform', 'node_modules', name, 'package.json').version,
    ]),
  );
  const { contract } = readJson('apps', 'shell', 'shell.json');
  const values = { ...devDependencies, ...react, ...ours, contract: String(contract) };
  const file = path.join(folderOf('create-remote'), 'dist', 'values.json');
  fs.writeFileSync(file, JSON.stringify(values));
}

async function pack(name, folder) {
  const place = folderOf(name);
  const license = path.join(place, 'LICENSE');
  fs.copyFileSync(path.join(root, 'LICENSE'), license);
  try {
    const { pnpm, env } = toolchainOf();
    const args = ['pack', '--pack-destination', folder];
    const { code, output } = await command(pnpm, args, { cwd: place, env });
    if (code !== 0) throw new PlainFailure(`${name} cannot be packed:\n${lastLines(output)}`);
  } finally {
    fs.rmSync(license);
  }
}

async function make(folder) {
  // Written to a temporary folder first, so that an interruption leaves no partial result.
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true });
  await step('build the kit', async () => {
    await emitKit();
    writeValues();
    await Promise.all([writeTypes(), bundleRegistry()]);
  });
  await step('pack', async () => {
    for (const name of KIT) await pack(name, unfinished);
  });
  for (const name of KIT)
    fs.rmSync(path.join(folderOf(name), 'dist'), { recursive: true, force: true });
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(unfinished, folder);
}

/**
 * Packs the kit into a folder, anew only where something changed since the last time.
 * @param {string} to
 * @returns {Promise<string[]>} the packs' file names, in the order in which one needs the other
 */
export async function packKit(to) {
  const cacheFolder = path.join(dataFolder(), 'kit', inputDigest().slice(0, 16));
  if (!fs.existsSync(cacheFolder)) await make(cacheFolder);
  fs.mkdirSync(to, { recursive: true });
  const packs = fs.readdirSync(cacheFolder);
  for (const pack of packs) fs.copyFileSync(path.join(cacheFolder, pack), path.join(to, pack));
  return KIT.map((name) => packs.find((pack) => pack.startsWith(`tractor-haat-${name}-`)));
}
