import fs from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from './durable.ts';
import { appName, routePattern, SHELL } from './names.ts';
import { RegistryError } from './registry-error.ts';
import { amount, count, flag, list, objectWith, parseJson, text } from './shape.ts';

const budgets = objectWith({ entry_kb: amount, initial_kb: amount, total_kb: amount }, {});

/** Brotli limits of one app, in KB of 1024 bytes. */
export type Budgets = ReturnType<typeof budgets>;

const identity = { name: appName, title: text, owner: text, contract: count };

const remoteShape = objectWith(
  {
    ...identity,
    routes: list(routePattern),
    widgets: list(text),
    i18n: list(text),
    ssr: flag,
    budgets,
  },
  {},
);

const shellShape = objectWith(identity, { routes: list(routePattern), i18n: list(text), budgets });

/** What the platform must know of an app without running it (`remote.json`, `shell.json`). */
export interface Manifest {
  name: string;
  title: string;
  owner: string;
  contract: number;
  routes: string[];
  widgets: string[];
  i18n: string[];
  ssr: boolean;
  budgets: Budgets | null;
}

/** Reads `remote.json`, or `shell.json` for the shell, from an app's folder. */
export async function readManifest(appFolder: string): Promise<Manifest> {
  const isShell = path.basename(appFolder) === SHELL;
  const file = path.join(appFolder, isShell ? 'shell.json' : 'remote.json');
  const source = await fs.readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) throw new RegistryError(`${file} does not exist.`);
    throw error;
  });
  const manifest: Manifest = isShell
    ? {
        routes: [],
        i18n: [],
        budgets: null,
        widgets: [],
        ssr: true,
        ...parseJson(source, shellShape, file),
      }
    : parseJson(source, remoteShape, file);
  if (manifest.name !== path.basename(appFolder))
    throw new RegistryError(`${file}: the name "${manifest.name}" is not the folder's name.`);
  return manifest;
}
