import fs from 'node:fs/promises';
import {
  askSites,
  Keeper,
  keepLooking,
  openBackedStore,
  provideSeal,
  readSeal,
  repair,
  signAll,
  tellTeam,
} from '@tractor-haat/registry/service';
import { createLogger } from '@tractor-haat/server-kit/log';
import { gracefulShutdown } from '@tractor-haat/server-kit/shutdown';
import type { RegistryConfig } from './config.ts';
import { buildApp } from './http/app.ts';
import { registryOf, sitesOf } from './promoting.ts';

/** A running service. `stop` announces the shutdown for the given time, then waits for pending requests. */
export interface RunningRegistry {
  readonly address: string;
  readonly stop: (noticeMs?: number) => Promise<void>;
}

/** Opens the store and the private folder, and listens. */
export async function startRegistry(config: RegistryConfig): Promise<RunningRegistry> {
  const { store, bucket, registryDir, host, port, shellApproval, logLevel } = config;
  await fs.mkdir(store, { recursive: true });
  const leaveBucket = bucket && (await openBackedStore(store, registryDir, bucket));
  const known = await readSeal(registryDir);
  const seal = known ?? (await provideSeal(registryDir));
  // A new key signs everything that is already in the store; afterwards only the registry's own
  // writes are signed.
  if (!known) await signAll(store, seal);
  // Environments from before environment signatures are rebuilt from the signed log.
  for (const env of ['production', 'staging'] as const) await repair(store, env, seal);
  const logger = createLogger({ service: 'registry', level: logLevel });
  const registry = registryOf(config);
  const app = await buildApp({
    store,
    registryDir,
    seal,
    registry,
    shellApproval,
    logger,
  });
  const address = await app.listen({ host, port });
  const keeper = new Keeper({
    store,
    seal: () => readSeal(registryDir),
    release: registry.promote,
    ask: () => askSites(sitesOf(config)),
    tell: (notice) => tellTeam(registryDir, notice),
    say: (text) => logger.warn(text),
    now: () => new Date(),
  });
  const keepNoMore = keepLooking(keeper, (err) => logger.error({ err }, 'releases are not kept'));
  const shutdown = gracefulShutdown(app.server);
  const close = async () => {
    await keepNoMore();
    await app.close();
    leaveBucket?.();
  };
  return { address, stop: (notice = 0) => shutdown.closeGracefully(close, notice) };
}
