import type { Logger } from 'pino';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';
import { createBreaker } from '../delivery/breaker.ts';
import { type Budget, createBudget } from '../delivery/budget.ts';
import {
  createAlertSender,
  createCodeSender,
  createDecisionSender,
} from '../delivery/create-code-sender.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { SendAlert, SendDecision } from '../delivery/provider.ts';
import { createProviders } from '../delivery/providers.ts';
import type { CodeService } from './code-service.ts';
import { createCodeService } from './create-code-service.ts';
import { type CodeJob, sendQueuedCode } from './send-queued-code.ts';

type Deps = {
  db: Database;
  queue: JobQueue;
  logger: Logger;
  config: Pick<Config, 'delivery'>;
  key: string;
  clock: Clock;
};

/** The outbox is a list in memory, so a response can wait until the code is in the list. */
const OUTBOX_WAIT_MS = 5000;

export async function startCodeService({ db, queue, logger, config, key, clock }: Deps): Promise<{
  codes: CodeService;
  outbox: Outbox | undefined;
  messages: { budget: Budget; send: SendAlert; sendDecision: SendDecision; waitMs: number };
}> {
  const { delivery } = config;
  const { list, outbox } = createProviders(delivery, clock);
  const breaker = createBreaker({ db, clock, logger }, delivery.breaker);
  const budget = createBudget({ clock, logger }, delivery.budget);
  const names = list.map(({ name }) => name);
  const gateways = { getPausedSeconds: (tx: Database) => breaker.getPausedSeconds(tx, names) };
  const senderDeps = { providers: list, breaker, logger };
  const send = createCodeSender(senderDeps);
  await queue.work<CodeJob>('codes', (job) => sendQueuedCode({ db, key, clock, send }, job));
  const waitMs = outbox === undefined ? 0 : OUTBOX_WAIT_MS;
  const codes = createCodeService({ db, key, clock, queue, budget, gateways, waitMs });
  const messages = {
    budget,
    send: createAlertSender(senderDeps),
    sendDecision: createDecisionSender(senderDeps),
    waitMs,
  };
  return { codes, outbox, messages };
}
