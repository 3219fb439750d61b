import path from 'node:path';
import { z } from 'zod';
import {
  appNameSchema,
  queryNameSchema,
  routePatternSchema,
  SHELL_NAME,
} from '../app-name-schema.ts';
import { FIRST_CONTRACT } from '../gates/accepts-contract.ts';
import { amountSchema, countSchema, parseJson, textSchema } from '../parse-json.ts';
import { RegistryError } from '../registry-error.ts';
import { readIfExists } from '../write-durably.ts';

const budgetsSchema = z.object({
  entry_kb: amountSchema,
  initial_kb: amountSchema,
  total_kb: amountSchema,
});

/** Maximum brotli sizes of an app, in KB of 1024 bytes. See `computeSizes` for what they include. */
export type Budgets = z.infer<typeof budgetsSchema>;

const identityFields = {
  name: appNameSchema,
  title: textSchema,
  owner: textSchema,
  contract: countSchema.min(FIRST_CONTRACT),
};

const remoteSchema = z.object({
  ...identityFields,
  routes: z.array(routePatternSchema),
  query: z.array(queryNameSchema).nullable().default(null),
  widgets: z.array(textSchema),
  i18n: z.array(textSchema),
  ssr: z.boolean(),
  budgets: budgetsSchema,
});

const shellSchema = z.object({
  ...identityFields,
  routes: z.array(routePatternSchema).default([]),
  query: z.array(queryNameSchema).nullable().default(null),
  i18n: z.array(textSchema).default([]),
  hostApi: countSchema.min(1).default(1),
  budgets: budgetsSchema.nullable().default(null),
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

/**
 * Reads `remote.json`, or `shell.json` for the shell. Throws a RegistryError if the file is missing or invalid, or
 * names another app than the folder.
 */
export async function readManifest(appFolder: string): Promise<Manifest> {
  const isShell = path.basename(appFolder) === SHELL_NAME;
  const file = path.join(appFolder, isShell ? 'shell.json' : 'remote.json');
  const source = await readIfExists(file);
  if (source === null) throw new RegistryError(`${file} does not exist.`);
  const manifest = isShell ? parseShellManifest(source, file) : parseRemoteManifest(source, file);
  if (manifest.name !== path.basename(appFolder))
    throw new RegistryError(`${file}: the name "${manifest.name}" is not the folder's name.`);
  return manifest;
}

function parseShellManifest(source: string, file: string): Manifest {
  const { hostApi, ...shell } = parseJson(source, shellSchema, file);
  return { ...shell, host_api: hostApi, widgets: [], ssr: true };
}

const parseRemoteManifest = (source: string, file: string): Manifest => ({
  ...parseJson(source, remoteSchema, file),
  host_api: null,
});
