import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../shared/clock.ts';
import { deliverBy } from '../delivery/deliver.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { makeProviders } from '../delivery/providers.ts';
import type { OneTimeCodes } from './code.ts';
import { oneTimeCodes } from './codes.ts';

type Deps = {
  db: Database;
  logger: Logger;
  config: Pick<Config, 'delivery'>;
  key: string;
  clock: Clock;
};

/** Codes with the configured gateways; `outbox` is there when they go to it. */
export function makeCodes({ db, logger, config, key, clock }: Deps): {
  codes: OneTimeCodes;
  outbox: Outbox | undefined;
} {
  const { list, box } = makeProviders(config.delivery, clock);
  return { codes: oneTimeCodes({ db, key, clock, send: deliverBy(list, logger) }), outbox: box };
}
