import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSettings } from '@tractor-haat/server-kit/settings';
import { resolveRegistryDir } from '../access/registry-dir.ts';
import { openBackedStore } from '../bucket/open-store.ts';
import { bucketOf, bucketSettings, wholeBucket } from '../bucket/settings.ts';
import { folderRegistry } from '../client/folder-registry.ts';
import { httpRegistry } from '../client/http-registry.ts';
import { RegistryError } from '../registry-error.ts';
import type { CliContext } from './cli-context.ts';
import { run } from './run.ts';
import { type RunningSite, runningSite } from './running-site.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Host API version: from the environment, else of the running site, else of this checkout. */
async function hostApiOf(env: NodeJS.ProcessEnv, site: RunningSite | null): Promise<number> {
  if (env.HOST_API) return Number(env.HOST_API);
  const running = await site?.hostApi();
  if (running) return running;
  const shell = JSON.parse(fs.readFileSync(path.join(root, 'apps', 'shell', 'shell.json'), 'utf8'));
  return shell.hostApi;
}

/** With a bucket a command works on a local copy and commits to the bucket. Returns the fault, if any. */
async function openStore(
  env: NodeJS.ProcessEnv,
  store: string,
  registryDir: string,
): Promise<string | null> {
  const read = readSettings(bucketSettings, env, [wholeBucket]);
  if ('problem' in read) return read.problem;
  const bucket = bucketOf(read.values);
  try {
    if (bucket && !env.REGISTRY_URL) await openBackedStore(store, registryDir, bucket);
    return null;
  } catch (error) {
    if (error instanceof RegistryError) return error.message;
    throw error;
  }
}

/** Runs one `mfe` command with the settings of `env`. Returns the exit code. */
export async function runMfe(
  args: string[],
  env: NodeJS.ProcessEnv,
  { out, err }: Pick<CliContext, 'out' | 'err'>,
): Promise<number> {
  const data = path.resolve(root, env.DATA_DIR || '.data');
  const store = path.resolve(env.STORE_DIR ?? path.join(data, 'store'));
  const appsFolder = path.resolve(env.APPS_DIR ?? path.join(root, 'apps'));
  const site = runningSite(path.join(data, 'running-site.json'), store);
  // The smoke test uses the API of the running site instead of starting one.
  if (site) env.API_BASE ??= site.apiBase;
  const registryDir = resolveRegistryDir(store, env.REGISTRY_DIR);
  const typesScript = env.TYPES_SCRIPT ?? 'tools/contract-types.mjs';
  // Separate programs, because the registry does not depend on the site or its types.
  const types = typesScript
    ? ([process.execPath, path.resolve(root, typesScript)] as const)
    : undefined;
  const smoke = [
    process.execPath,
    path.resolve(root, env.SMOKE_SCRIPT ?? 'tools/smoke.mjs'),
  ] as const;
  const url = env.REGISTRY_URL || null;
  const hostApi = () => hostApiOf(env, site);
  const registry = url
    ? httpRegistry({ url, token: env.MFE_TOKEN || null })
    : folderRegistry({
        store,
        hostApi,
        tools: { smoke, ...(types ? { types } : {}) },
        registryDir,
      });
  const problem = await openStore(env, store, registryDir);
  if (problem) {
    err(problem);
    return 1;
  }
  return run(args, {
    registry,
    service: url && (URL.parse(url)?.host ?? url),
    store,
    registryDir,
    folderOf: (app) => path.join(appsFolder, app),
    login: env.MFE_USER ?? os.userInfo().username,
    site: env.PUBLIC_ORIGIN || (env.PORT ? `http://localhost:${env.PORT}` : site?.origin) || null,
    showsPreviews: site?.previews ?? null,
    types,
    out,
    err,
  });
}
