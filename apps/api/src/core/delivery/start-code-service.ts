import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Clock } from '../jobs/clock.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { createBreaker } from './breaker.ts';
import { type Budget, createBudget } from './budget.ts';
import type { CodeDeps, CodeService, IssueResult } from './code-service.ts';
import { createAlertSender, createCodeSender, createDecisionSender } from './create-code-sender.ts';
import { createProviders } from './create-providers.ts';
import type { DeliveryConfig } from './delivery-settings.ts';
import { type CodeJob, issueCode, sendQueuedCode } from './issue-code.ts';
import type { Outbox } from './outbox.ts';
import type { SendAlert, SendDecision } from './provider.ts';
import { verifyCode } from './verify-code.ts';

type Deps = {
  db: Database;
  queue: JobQueue;
  logger: Logger;
  config: { delivery: DeliveryConfig };
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

export function createCodeService(deps: CodeDeps): CodeService {
  const { db, queue, waitMs } = deps;
  const sendNow = async (issued: IssueResult) => {
    if (issued.outcome === 'sent') await queue.runNow(issued.job, waitMs);
  };
  return {
    async issue(request) {
      const issued = await db.transaction((tx) => issueCode(deps, tx, request));
      await sendNow(issued);
      return issued;
    },
    issueIn: (tx, request) => issueCode(deps, tx, request),
    sendNow,
    verify: (entry) => verifyCode(deps, entry),
    confirm: (entry, task) => verifyCode(deps, entry, { isRepeatable: true, task }),
  };
}
