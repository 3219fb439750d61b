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

/** A running service; `stop` announces it for so long, then lets requests finish. */
export interface RunningRegistry {
  readonly address: string;
  readonly stop: (noticeMs?: number) => Promise<void>;
}

/** Opens the store and what is kept beside it, and listens. */
export async function startRegistry(config: RegistryConfig): Promise<RunningRegistry> {
  const { store, bucket, registryDir, host, port, shellApproval, logLevel } = config;
  await fs.mkdir(store, { recursive: true });
  const leaveBucket = bucket && (await openBackedStore(store, registryDir, bucket));
  const known = await readSeal(registryDir);
  const seal = known ?? (await provideSeal(registryDir));
  // A new key vouches for what the store held before it; from then on only what passes here is signed.
  if (!known) await signAll(store, seal);
  // Written before environments were signed: the log tells, and has its signatures.
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
