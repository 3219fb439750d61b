import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSettings, resolveSiteOrigin } from '@tractor-haat/server-kit/settings';
import {
  bucketSettings,
  requireCompleteBucket,
  toBucketConfig,
} from '../adapters/bucket-settings.ts';
import { createFolderRegistry } from '../adapters/create-folder-registry.ts';
import { createHttpRegistry } from '../adapters/create-http-registry.ts';
import { openBackedStore } from '../adapters/open-backed-store.ts';
import { type RunningSite, readRunningSite } from '../adapters/read-running-site.ts';
import type { GateTools } from '../core/gates/run-gates.ts';
import { resolveRegistryDir } from '../core/read-registry-file.ts';
import { RegistryError } from '../core/registry-error.ts';
import { commands } from './commands.ts';
import { type CliContext, isHelpRequest } from './read-command-line.ts';
import { createCommandRunner } from './team-commands.ts';

/** Usage of `mfe`. docs/delivery.md includes it. */
export const MFE_USAGE = `Usage:
  mfe status                                            lists the live versions
  mfe publish <app>...                                  adds the last builds to the store
  mfe promote <app>@<version>... [--skip-gate "<gate>=<reason>"]
                                                        makes versions live after their gates
  mfe promote <app>@<version> --to 10% | --to "5%,25%,100% every 10 min"
                                                        starts a canary, or changes its share
  mfe hold|go-on|take-back <app> [--why <reason>]       pauses, resumes or rolls back a canary
  mfe keep                                              controls the canaries of a local registry until they end
  mfe rollback <app> --to <version> [--from <version>]  makes an earlier version live again
  mfe preview <app>@<version>... [--path /…] [--hours 24]
                                                        creates a preview link
  mfe log [<app>...]                                    lists the releases, newest first
  mfe log --verify                                      verifies hashes and signatures of the log
  mfe diff <app>[@<version>] [<app>@<version>]          compares two versions
On the machine of the registry only:
  mfe repair                                            restores a broken environment from the log
  mfe prune [--dry-run]                                 deletes unused versions
  mfe pin|unpin <app>@<version>...                      excludes versions from prune
  mfe sign                                              signs unsigned versions and environments
  mfe token create --team <team> --apps <app>,… --env production,staging --rights publish,promote,shell,skip-gate
                   [--holder <login>] [--days 90]
  mfe token list
  mfe token revoke <id>...
Options: --env production|staging (default production), --by <login>, --json (one JSON document).
Exit code: 0 success, 1 failure, 2 invalid command line, 3 rejected by a gate, 4 nothing to do.
With REGISTRY_URL (and a team's token in MFE_TOKEN) commands use that registry service, else the folder STORE_DIR.`;

/** Runs a command with a given context and returns the exit code. */
export const runCommandLine = createCommandRunner(commands, MFE_USAGE);

const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');

/** Runs an `mfe` command with the settings of `env` and returns its exit code. */
export async function runMfe(
  args: string[],
  env: NodeJS.ProcessEnv,
  { printOutput, printMessage }: Pick<CliContext, 'printOutput' | 'printMessage'>,
): Promise<number> {
  if (isHelpRequest(args)) {
    printOutput(MFE_USAGE);
    return 0;
  }
  const dataFolder = path.resolve(repositoryRoot, env.DATA_DIR || '.data');
  const store = path.resolve(env.STORE_DIR ?? path.join(dataFolder, 'store'));
  const appsFolder = path.resolve(env.APPS_DIR ?? path.join(repositoryRoot, 'apps'));
  const site = readRunningSite(path.join(dataFolder, 'running-site.json'), store);
  const registryDir = resolveRegistryDir(store, env.REGISTRY_DIR);
  const tools = resolveTools(env);
  const url = env.REGISTRY_URL || null;
  const registry = url
    ? createHttpRegistry({ url, token: env.MFE_TOKEN || null })
    : createFolderRegistry({
        store,
        readHostApi: () => readHostApi(env, site),
        tools,
        // If undefined, each smoke test starts its own API server.
        readApiBase: () => env.API_BASE || site?.apiBase,
        registryDir,
      });
  const localOrigin = env.PORT ? resolveSiteOrigin({ sitePort: Number(env.PORT) }) : site?.origin;
  const error = await openStore(env, store, registryDir);
  if (error) {
    printMessage(error);
    return 1;
  }
  return runCommandLine(args, {
    registry,
    service: url && (URL.parse(url)?.host ?? url),
    store,
    registryDir,
    resolveAppFolder: (app) => path.join(appsFolder, app),
    login: env.MFE_USER ?? os.userInfo().username,
    site: env.PUBLIC_ORIGIN || localOrigin || null,
    hasPreviews: site?.hasPreviews ?? null,
    typesTool: tools.types,
    printOutput,
    printMessage,
  });
}

/** Commands of the gates. They are separate programs, because the registry does not depend on the site or its types. */
function resolveTools(env: NodeJS.ProcessEnv): GateTools {
  const smoke = toGateCommand(env.SMOKE_SCRIPT || 'tools/smoke.mjs');
  const types = toGateCommand(env.TYPES_SCRIPT || 'tools/contract-types.mjs');
  return { ...(smoke ? { smoke } : {}), ...(types ? { types } : {}) };
}

/** Returns null for `none`, which disables the gate. */
const toGateCommand = (script: string) =>
  script === 'none' ? null : ([process.execPath, path.resolve(repositoryRoot, script)] as const);

async function readHostApi(env: NodeJS.ProcessEnv, site: RunningSite | null): Promise<number> {
  if (env.HOST_API) return Number(env.HOST_API);
  const runningVersion = await site?.fetchHostApi();
  if (runningVersion) return runningVersion;
  const shell = JSON.parse(
    fs.readFileSync(path.join(repositoryRoot, 'apps', 'shell', 'shell.json'), 'utf8'),
  );
  return shell.hostApi;
}

/**
 * Attaches the configured bucket, if any, so that a command changes the local copy and commits to the bucket. Returns
 * the error message, or null on success.
 */
async function openStore(
  env: NodeJS.ProcessEnv,
  store: string,
  registryDir: string,
): Promise<string | null> {
  const settings = readSettings(bucketSettings, env, [requireCompleteBucket]);
  if ('problem' in settings) return settings.problem;
  const bucket = toBucketConfig(settings.values);
  try {
    if (bucket && !env.REGISTRY_URL) await openBackedStore(store, registryDir, bucket);
    return null;
  } catch (error) {
    if (error instanceof RegistryError) return error.message;
    throw error;
  }
}
