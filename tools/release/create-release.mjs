import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { getLastLines, runCommand } from '../run/run-command.mjs';
import { getToolchain } from '../toolchain/get-toolchain.mjs';
import { createEntryFile } from './release-programs.mjs';

const PACKAGE_SCOPE = '@tractor-haat/';

const EXCLUDED_FILES = /\.test\.tsx?$|[/\\]testing$/;

const readManifest = (folder) =>
  JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** Returns the folders of an app and of all workspace packages that it depends on. */
export function listWorkspaces(app) {
  const folders = new Set();
  const add = (folder) => {
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const name of Object.keys(readManifest(folder).dependencies ?? {}))
      if (name.startsWith(PACKAGE_SCOPE)) add(`packages/${name.slice(PACKAGE_SCOPE.length)}`);
  };
  add(`apps/${app}`);
  return [...folders];
}

function copyWorkspace(folder, target) {
  const { devDependencies: _, scripts: __, ...manifest } = readManifest(folder);
  fs.mkdirSync(path.join(target, folder), { recursive: true });
  fs.writeFileSync(path.join(target, folder, 'package.json'), JSON.stringify(manifest, null, 2));
  fs.cpSync(path.join(root, folder, 'src'), path.join(target, folder, 'src'), {
    recursive: true,
    filter: (file) => !EXCLUDED_FILES.test(path.relative(root, file)),
  });
}

/** Empties the folder, then writes one program with its production dependencies into it. */
export async function createRelease(program, target) {
  fs.rmSync(target, { recursive: true, force: true });
  const folders = listWorkspaces(program.app);
  for (const folder of folders) copyWorkspace(folder, target);
  for (const file of program.files)
    fs.cpSync(path.join(root, file), path.join(target, file), { recursive: true });
  fs.copyFileSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'));
  fs.writeFileSync(path.join(target, 'main.mjs'), createEntryFile(program));
  const { name, version, license, engines } = readManifest('.');
  const manifest = { name, version, private: true, license, type: 'module', engines };
  fs.writeFileSync(path.join(target, 'package.json'), JSON.stringify(manifest, null, 2));
  await install(target);
}

/** pnpm reduces the copy of the lock file to the packages of the release. */
async function install(target) {
  for (const file of ['pnpm-workspace.yaml', 'pnpm-lock.yaml'])
    fs.copyFileSync(path.join(root, file), path.join(target, file));
  const { pnpm, env } = getToolchain();
  const args = [
    'install',
    '--prod',
    '--no-frozen-lockfile',
    '--prefer-offline',
    '--ignore-scripts',
  ];
  const { code, output } = await runCommand(pnpm, args, {
    cwd: target,
    env: { ...env, CI: 'true' },
  });
  if (code !== 0) throw new PlainFailure(`pnpm could not install:\n${getLastLines(output)}`);
  for (const file of ['pnpm-workspace.yaml', 'node_modules/.modules.yaml'])
    fs.rmSync(path.join(target, file), { force: true });
}
