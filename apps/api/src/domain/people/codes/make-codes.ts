import type { Logger } from 'pino';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';
import { makeBreaker } from '../delivery/breaker.ts';
import { type Budget, makeBudget } from '../delivery/budget.ts';
import { deliverAlertsBy, deliverBy, deliverDecisionsBy } from '../delivery/deliver.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { SendAlert, SendDecision } from '../delivery/provider.ts';
import { makeProviders } from '../delivery/providers.ts';
import type { OneTimeCodes } from './code.ts';
import { oneTimeCodes } from './codes.ts';
import { type CodeJob, sendFiledCode } from './send-filed-code.ts';

type Deps = {
  db: Database;
  queue: JobQueue;
  logger: Logger;
  config: Pick<Config, 'delivery'>;
  key: string;
  clock: Clock;
};

/** The outbox is a list of this process: the code is in it before the response is read. */
const OUTBOX_WAIT_MS = 5000;

/** One-time codes with the configured gateways; `outbox` is defined if it is one of them. */
export async function makeCodes({ db, queue, logger, config, key, clock }: Deps): Promise<{
  codes: OneTimeCodes;
  outbox: Outbox | undefined;
  /** Sending of other messages: the same gateways and budget. */
  messages: { budget: Budget; send: SendAlert; sendDecision: SendDecision; waitMs: number };
}> {
  const { delivery } = config;
  const { list, box } = makeProviders(delivery, clock);
  const breaker = makeBreaker({ db, clock, logger }, delivery.breaker);
  const budget = makeBudget({ clock, logger }, delivery.budget);
  const names = list.map(({ name }) => name);
  const gateways = { pausedSeconds: (tx: Database) => breaker.pausedSeconds(tx, names) };
  const by = { providers: list, breaker, logger };
  const send = deliverBy(by);
  await queue.work<CodeJob>('codes', (job) => sendFiledCode({ db, key, clock, send }, job));
  const waitMs = box === undefined ? 0 : OUTBOX_WAIT_MS;
  const codes = oneTimeCodes({ db, key, clock, queue, budget, gateways, waitMs });
  const messages = {
    budget,
    send: deliverAlertsBy(by),
    sendDecision: deliverDecisionsBy(by),
    waitMs,
  };
  return { codes, outbox: box, messages };
}
