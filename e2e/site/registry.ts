import fs from 'node:fs';
import path from 'node:path';
import { HOST_API } from '../../apps/site-server/src/release/host-api.ts';
import { run } from '../../packages/registry/src/cli/run-mfe.ts';
import { folderRegistry } from '../../packages/registry/src/client/folder-registry.ts';
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

/**
 * Runs an operator command in this process, which is faster than a new process. `appsFolder` may contain builds outside
 * the repository.
 */
export async function mfe<Result>(
  store: string,
  args: readonly string[],
  appsFolder = path.join(root, 'apps'),
): Promise<Result> {
  const lines: string[] = [];
  const notes: string[] = [];
  const code = await run([...args, '--json'], {
    registry: folderRegistry({
      store,
      registryDir: `${store}-registry`,
      hostApi: async () => HOST_API,
      tools: { smoke: [process.execPath, path.join(root, 'tools', 'smoke.mjs')] },
    }),
    service: null,
    store,
    registryDir: `${store}-registry`,
    folderOf: (app) => path.join(appsFolder, app),
    login: 'browser-tests',
    site: 'http://site.test',
    showsPreviews: null,
    out: (text) => lines.push(text),
    err: (text) => notes.push(text),
  });
  // Exit code 4 means that there was nothing to do.
  if (code !== 0 && code !== 4)
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
  const { published } = await mfe<PublishResult>(store, ['publish', ...apps], appsFolder);
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

export function liveRecord(store: string, app: string): PublishedRecord {
  const read = (...file: string[]) =>
    JSON.parse(fs.readFileSync(path.join(store, ...file), 'utf8'));
  const { shell, remotes } = read('environments', 'production.json');
  const { version } = app === 'shell' ? shell : remotes[app];
  return read('records', app, `${version}.json`);
}

export const filesFolder = (store: string, { name, version }: { name: string; version: string }) =>
  path.join(store, 'files', name, version);

export const serverFolder = (store: string, { name, version }: { name: string; version: string }) =>
  path.join(store, 'server', name, version);
