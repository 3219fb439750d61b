import fs from 'node:fs/promises';
import { createLogger } from '@tractor-haat/log';
import { provideSeal, readSeal, signAll } from '@tractor-haat/registry/service';
import { departureOf } from '@tractor-haat/serving';
import type { RegistryConfig } from './config.ts';
import { buildApp } from './http/app.ts';
import { registryOf } from './promoting.ts';

/** A running service; `stop` announces it for so long, then lets requests finish. */
export interface RunningRegistry {
  readonly address: string;
  readonly stop: (noticeMs?: number) => Promise<void>;
}

/** Opens the store and what is kept beside it, and listens. */
export async function startRegistry(config: RegistryConfig): Promise<RunningRegistry> {
  const { store, office, host, port, shellApproval, logLevel } = config;
  await fs.mkdir(store, { recursive: true });
  const known = await readSeal(office);
  const seal = known ?? (await provideSeal(office));
  // A new key vouches for what the store held before it; from then on only what passes here is signed.
  if (!known) await signAll(store, seal);
  const logger = createLogger({ service: 'registry', level: logLevel });
  const app = await buildApp({
    store,
    office,
    seal,
    registry: registryOf(config),
    shellApproval,
    logger,
  });
  const address = await app.listen({ host, port });
  const departure = departureOf(app.server);
  return { address, stop: (notice = 0) => departure.leave(() => app.close(), notice) };
}
