import fs from 'node:fs';
import path from 'node:path';
import { HOST_API } from '../../apps/site-server/src/release/host-api.ts';
import { createFolderRegistry } from '../../packages/registry/src/adapters/create-folder-registry.ts';
import { runCommandLine } from '../../packages/registry/src/commands/run-mfe.ts';
import { root } from './server-process.ts';

export const REMOTES = [
  'account',
  'catalogue',
  'desk',
  'enquiry',
  'finance',
  'media',
  'sell',
] as const;
export type Remote = (typeof REMOTES)[number];

export interface PublishedRecord {
  readonly name: string;
  readonly version: string;
  readonly entry: string | null;
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

/** Exit code of `mfe` when there was nothing to do. */
const UP_TO_DATE_CODE = 4;

/**
 * Runs an operator command in this process, which is faster than a new process. `appsFolder` may contain builds outside
 * the repository.
 */
export async function runMfe<Result>(
  store: string,
  args: readonly string[],
  appsFolder = path.join(root, 'apps'),
): Promise<Result> {
  const lines: string[] = [];
  const notes: string[] = [];
  const code = await runCommandLine([...args, '--json'], {
    registry: createFolderRegistry({
      store,
      registryDir: `${store}-registry`,
      readHostApi: async () => HOST_API,
      tools: { smoke: [process.execPath, path.join(root, 'tools', 'smoke.mjs')] },
    }),
    service: null,
    store,
    registryDir: `${store}-registry`,
    resolveAppFolder: (app) => path.join(appsFolder, app),
    login: 'browser-tests',
    site: 'http://site.test',
    hasPreviews: null,
    printOutput: (text) => lines.push(text),
    printMessage: (text) => notes.push(text),
  });
  if (code !== 0 && code !== UP_TO_DATE_CODE)
    throw new Error(`mfe ${args[0]}: ${[...notes, ...lines].join('\n')}`);
  return JSON.parse(lines.join('\n'));
}

interface PublishResult {
  readonly published: readonly { readonly name: string; readonly version: string }[];
}

/** Publishes and promotes the builds in the `dist/` folders of the apps. Returns the version of each app. */
export async function publishAndPromote(
  store: string,
  apps: readonly string[],
  appsFolder?: string,
): Promise<Record<string, string>> {
  const { published } = await runMfe<PublishResult>(store, ['publish', ...apps], appsFolder);
  const targets = published.map(({ name, version }) => `${name}@${version}`);
  await runMfe(store, [
    'promote',
    ...targets,
    '--by',
    'browser-tests',
    '--skip-gate',
    'smoke=under test',
  ]);
  return Object.fromEntries(published.map(({ name, version }) => [name, version]));
}

export function readLiveRecord(store: string, app: string): PublishedRecord {
  const read = (...file: string[]) =>
    JSON.parse(fs.readFileSync(path.join(store, ...file), 'utf8'));
  const { shell, remotes } = read('environments', 'production.json');
  const { version } = app === 'shell' ? shell : remotes[app];
  return read('records', app, `${version}.json`);
}

export const getFilesFolder = (
  store: string,
  { name, version }: { name: string; version: string },
) => path.join(store, 'files', name, version);

export const getServerFolder = (
  store: string,
  { name, version }: { name: string; version: string },
) => path.join(store, 'server', name, version);
