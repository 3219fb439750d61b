import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './server-process.ts';

const run = promisify(execFile);

export const REMOTES = ['account', 'catalogue', 'enquiry', 'media'] as const;
export type Remote = (typeof REMOTES)[number];

/** What the tests read of a published version's record. */
export interface PublishedRecord {
  readonly name: string;
  readonly version: string;
  readonly entry: string | null;
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

/** The operators' command on a store; `appsFolder` when the builds are not those of the repository. */
export async function mfe<Answer>(
  store: string,
  args: readonly string[],
  appsFolder = path.join(root, 'apps'),
): Promise<Answer> {
  const cli = path.join(root, 'packages', 'registry', 'src', 'cli.ts');
  const { stdout } = await run(process.execPath, [cli, ...args, '--json'], {
    cwd: root,
    env: { ...process.env, STORE_DIR: store, APPS_DIR: appsFolder },
  }).catch((error: Error & { stdout?: string }) => {
    throw new Error(`mfe ${args[0]}: ${error.stdout || error.message}`);
  });
  return JSON.parse(stdout);
}

interface Published {
  readonly published: readonly { readonly name: string; readonly version: string }[];
}

/** Publishes the builds in the apps' `dist/` and makes them live; answers app to version. */
export async function publishAndPromote(
  store: string,
  apps: readonly string[],
  appsFolder?: string,
): Promise<Record<string, string>> {
  const { published } = await mfe<Published>(store, ['publish', ...apps], appsFolder);
  const targets = published.map(({ name, version }) => `${name}@${version}`);
  await mfe(store, [
    'promote',
    ...targets,
    '--by',
    'browser-tests',
    '--skip-gate',
    'smoke=under test',
  ]);
  return Object.fromEntries(published.map(({ name, version }) => [name, version]));
}

/** The record of an app's live version. */
export function liveRecord(store: string, app: string): PublishedRecord {
  const read = (...file: string[]) =>
    JSON.parse(fs.readFileSync(path.join(store, ...file), 'utf8'));
  const { shell, remotes } = read('environments', 'production.json');
  const { version } = app === 'shell' ? shell : remotes[app];
  return read('records', app, `${version}.json`);
}

/** Where the files of a version lie that browsers fetch. */
export const filesFolder = (store: string, { name, version }: { name: string; version: string }) =>
  path.join(store, 'files', name, version);

export const serverFolder = (store: string, { name, version }: { name: string; version: string }) =>
  path.join(store, 'server', name, version);
