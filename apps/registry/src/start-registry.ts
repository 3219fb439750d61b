import fs from 'node:fs/promises';
import path from 'node:path';
import {
  CanaryController,
  createFolderRegistry,
  ensureSigningKey,
  fetchSiteCounts,
  notifyTeam,
  openBackedStore,
  type Registry,
  readRunningSite,
  readSigningKey,
  repairEnvironment,
  signAll,
  startCanaryChecks,
} from '@tractor-haat/registry/service';
import { createLogger } from '@tractor-haat/server-kit/log';
import { getGracefulShutdown } from '@tractor-haat/server-kit/shutdown';
import { createApp } from './http/create-app.ts';
import { type RegistryConfig, repositoryRoot } from './registry-settings.ts';

function createRegistry(config: RegistryConfig): Registry {
  const { store, registryDir, smokeScript, typesScript } = config;
  return createFolderRegistry({
    store,
    registryDir,
    readHostApi: () => readHostApi(config),
    // If undefined, each smoke test starts its own API server.
    readApiBase: () => process.env.API_BASE || readLocalSite(config)?.apiBase,
    tools: {
      ...(smokeScript ? { smoke: [process.execPath, smokeScript] as const } : {}),
      ...(typesScript ? { types: [process.execPath, typesScript] as const } : {}),
    },
  });
}

/** Origins of the site servers that the registry polls for the counts of canaries. */
const listSiteOrigins = (config: RegistryConfig): readonly string[] => {
  const localOrigin = readLocalSite(config)?.origin;
  return config.sites ?? (localOrigin ? [localOrigin] : []);
};

async function readHostApi({ hostApi, dataFolder, store }: RegistryConfig): Promise<number> {
  if (hostApi !== undefined) return hostApi;
  const runningVersion = await readLocalSite({ dataFolder, store })?.fetchHostApi();
  if (runningVersion !== undefined) return runningVersion;
  const shellFile = path.join(repositoryRoot, 'apps', 'shell', 'shell.json');
  return JSON.parse(await fs.readFile(shellFile, 'utf8')).hostApi;
}

const readLocalSite = ({ dataFolder, store }: Pick<RegistryConfig, 'dataFolder' | 'store'>) =>
  readRunningSite(path.join(dataFolder, 'running-site.json'), store);

interface RunningRegistry {
  readonly address: string;
  /**
   * Fails the readiness check, serves requests for `delayMs` milliseconds (default 0) and then closes the server after
   * the pending requests.
   */
  readonly stop: (delayMs?: number) => Promise<void>;
}

export async function startRegistry(config: RegistryConfig): Promise<RunningRegistry> {
  const { store, bucket, registryDir, host, port, shellApproval, logLevel } = config;
  await fs.mkdir(store, { recursive: true });
  const detachBucket = bucket && (await openBackedStore(store, registryDir, bucket));
  const existingKey = await readSigningKey(registryDir);
  const signingKey = existingKey ?? (await ensureSigningKey(registryDir));
  // Records that exist without a signing key were published before records were signed. They are signed once, with the
  // new key.
  if (!existingKey) await signAll(store, signingKey);
  // Environments of older releases are not signed. `repairEnvironment` rebuilds them from the signed log.
  for (const env of ['production', 'staging'] as const)
    await repairEnvironment(store, env, signingKey);
  const logger = createLogger({ service: 'registry', level: logLevel });
  const registry = createRegistry(config);
  const app = await createApp({
    store,
    registryDir,
    signingKey,
    registry,
    shellApproval,
    logger,
  });
  const address = await app.listen({ host, port });
  const controller = new CanaryController({
    store,
    readSigningKey: () => readSigningKey(registryDir),
    promote: registry.promote,
    fetchSiteCounts: () => fetchSiteCounts(listSiteOrigins(config)),
    notifyTeam: (notification) => notifyTeam(registryDir, notification),
    log: (text) => logger.warn(text),
    now: () => new Date(),
  });
  const stopChecks = startCanaryChecks(controller, (err) =>
    logger.error({ err }, 'the check of running canaries failed'),
  );
  const shutdown = getGracefulShutdown(app.server);
  const close = async () => {
    await stopChecks();
    await app.close();
    detachBucket?.();
  };
  return { address, stop: (delayMs = 0) => shutdown.closeGracefully(close, delayMs) };
}
