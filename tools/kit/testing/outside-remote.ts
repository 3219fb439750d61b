import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findInstalledFolder, type PackManifest, readManifest, unpackKit } from './unpack-kit.ts';

/** A remote in a folder outside this repository, which depends on the packed kit. */
export interface OutsideRemote {
  readonly folder: string;
  /** Runs a script of the remote's package.json and returns its output. A failure throws an error with the output. */
  run(script: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** Runs a program of the remote's dependencies, as `npx` does. */
  execute(line: string, env?: Readonly<Record<string, string>>): Promise<string>;
  remove(): void;
}

/** Environment of a team's commands, without variables of the test such as NODE_ENV. */
export const createBaseEnv = () => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? os.tmpdir(),
  ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
});

/** Throws if the installed package has another version than the remote requires. */
function linkInstalled(modules: string, name: string, version: string) {
  const target = findInstalledFolder(name);
  const installed = target && readManifest(target).version;
  if (!target || installed !== version)
    throw new Error(`The kit requests ${name} ${version}; installed is ${installed}.`);
  const link = path.join(modules, name);
  if (fs.existsSync(link)) return;
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.symlinkSync(fs.realpathSync(target), link);
}

/** Writes the programs of a package into `node_modules/.bin`, as an installation does. */
function linkPrograms(modules: string, name: string) {
  const { bin } = readManifest(path.join(modules, name));
  const programs = typeof bin === 'string' ? { [path.basename(name)]: bin } : Object(bin);
  for (const [program, file] of Object.entries<string>(programs)) {
    const programFile = path.join(modules, '.bin', program);
    fs.mkdirSync(path.dirname(programFile), { recursive: true });
    const target = path.join(modules, name, file);
    fs.writeFileSync(programFile, `#!/bin/sh\nexec "${process.execPath}" "${target}" "$@"\n`, {
      mode: 0o755,
    });
  }
}

const listDependencies = ({ dependencies, devDependencies }: PackManifest) => ({
  ...dependencies,
  ...Object(devDependencies),
});

function install(folder: string, packs: Readonly<Record<string, { manifest: PackManifest }>>) {
  const modules = path.join(folder, 'node_modules');
  const ownDependencies = listDependencies(readManifest(folder));
  const dependencies: [string, string][] = [
    ...Object.entries<string>(ownDependencies),
    ...Object.values(packs).flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {})),
  ];
  const versions = new Map(
    Object.values(packs).map(({ manifest: { name, version } }) => [name, version]),
  );
  for (const [name, version] of dependencies) {
    const packed = versions.get(name);
    if (packed === undefined) linkInstalled(modules, name, version);
    else if (packed !== version)
      throw new Error(`The kit requests ${name} ${version} and packs ${packed}.`);
  }
  for (const name of Object.keys(ownDependencies)) linkPrograms(modules, name);
}

/** Returns the standard output of a shell command. A failure throws an error with all output. */
export async function runShell(line: string, cwd: string, env: Readonly<Record<string, string>>) {
  const child = spawn('sh', ['-c', line], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let stdout = '';
  child.stdout.on('data', (data) => {
    stdout += data;
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${line} ended with ${code}:\n${output}`);
  return stdout;
}

/** The remote depends on the packed kit. All other dependencies are links to those of this repository. */
export async function createOutsideRemote(name: string): Promise<OutsideRemote> {
  const base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'outside-team-')));
  const folder = path.join(base, name);
  const kit = path.join(base, 'kit');
  const packs = await unpackKit(kit);
  const creator = path.join(kit, '@tractor-haat/create-remote/dist/main.mjs');
  execFileSync(process.execPath, [creator, name], { cwd: base, env: createBaseEnv() });
  fs.renameSync(kit, path.join(folder, 'node_modules'));
  install(folder, packs);
  const execute: OutsideRemote['execute'] = (line, env = {}) => {
    const commandEnv = { ...createBaseEnv(), ...env };
    const PATH = [path.join(folder, 'node_modules', '.bin'), commandEnv.PATH].join(path.delimiter);
    return runShell(line, folder, { ...commandEnv, PATH });
  };
  return {
    folder,
    execute,
    run: (script, env) => execute(String(Object(readManifest(folder).scripts)[script]), env),
    remove: () => fs.rmSync(base, { recursive: true, force: true }),
  };
}
