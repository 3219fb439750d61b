import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { FIRST_CONTRACT } from './accepts-contract.ts';
import { appName, queryName, routePattern, SHELL_NAME } from './app-name.ts';
import { amount, count, parseJson, text } from './parse-json.ts';
import { RegistryError } from './registry-error.ts';
import { isMissing } from './write-durably.ts';

const budgets = z.object({ entry_kb: amount, initial_kb: amount, total_kb: amount });

/** Maximum brotli sizes of an app, in KB of 1024 bytes. See `computeSizes` for what they include. */
export type Budgets = z.infer<typeof budgets>;

const identity = { name: appName, title: text, owner: text, contract: count.min(FIRST_CONTRACT) };

const remoteSchema = z.object({
  ...identity,
  routes: z.array(routePattern),
  query: z.array(queryName).nullable().default(null),
  widgets: z.array(text),
  i18n: z.array(text),
  ssr: z.boolean(),
  budgets,
});

const shellSchema = z.object({
  ...identity,
  routes: z.array(routePattern).default([]),
  query: z.array(queryName).nullable().default(null),
  i18n: z.array(text).default([]),
  hostApi: count.min(1).default(1),
  budgets: budgets.nullable().default(null),
});

/** Static description of an app in `remote.json` or `shell.json`. `host_api` is null for a remote. */
export interface Manifest {
  name: string;
  title: string;
  owner: string;
  contract: number;
  host_api: number | null;
  routes: string[];
  /** Query parameters that the pages of the app read. Null if they are not declared. */
  query: string[] | null;
  widgets: string[];
  i18n: string[];
  ssr: boolean;
  budgets: Budgets | null;
}

function shellManifest(source: string, file: string): Manifest {
  const { hostApi, ...shell } = parseJson(source, shellSchema, file);
  return { ...shell, host_api: hostApi, widgets: [], ssr: true };
}

const remoteManifest = (source: string, file: string): Manifest => ({
  ...parseJson(source, remoteSchema, file),
  host_api: null,
});

/**
 * Reads `remote.json`, or `shell.json` for the shell. Throws a RegistryError if the file is missing or invalid, or
 * names another app than the folder.
 */
export async function readManifest(appFolder: string): Promise<Manifest> {
  const isShell = path.basename(appFolder) === SHELL_NAME;
  const file = path.join(appFolder, isShell ? 'shell.json' : 'remote.json');
  const source = await fs.readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) throw new RegistryError(`${file} does not exist.`);
    throw error;
  });
  const manifest = isShell ? shellManifest(source, file) : remoteManifest(source, file);
  if (manifest.name !== path.basename(appFolder))
    throw new RegistryError(`${file}: the name "${manifest.name}" is not the folder's name.`);
  return manifest;
}
