import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { JOBS_SCHEMA, type JobDatabase, type QueueName } from './job-queues.ts';

/** A job is added in the transaction that causes it, so a rollback removes it. Any process can run it. */
export type JobQueue = {
  /** Returns the id of the job, which runs after the commit of `tx`. */
  add(tx: Database, name: QueueName, data: object, afterSeconds?: number): Promise<string>;
  /** Runs a committed job before the next poll. Resolves at the end of the job or after `waitMs`. */
  runNow(id: string, waitMs: number): Promise<void>;
  /** Jobs whose `handler` rejects are retried later. */
  work<T extends object>(name: QueueName, handler: (data: T) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

const POLL_SECONDS = 2;
const SUPERVISE_SECONDS = 10;
/** A worker waits for its whole batch, so a slow job delays at most this number of jobs. */
const BATCH_SIZE = 20;
const WORKERS_PER_QUEUE = 2;
const STOP_TIMEOUT_MS = 10_000;
const MAX_FINISHED_IDS = 100;

export async function startJobQueue(
  { backend, ...db }: JobDatabase,
  logger: Pick<Logger, 'warn'>,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db,
    backend,
    schema: JOBS_SCHEMA,
    schedule: false,
    registerInstance: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (err) => logger.warn({ err }, 'job queue error'));
  await boss.start();
  const workers: string[] = [];
  const { runJob, waitForJob } = trackJobs();
  const notifyWorkers = () => {
    for (const worker of workers) boss.notifyWorker(worker);
  };
  return {
    async add(tx, name, data, afterSeconds = 0) {
      const id = await boss.send(name, data, {
        startAfter: afterSeconds,
        db: fromDrizzle(toStatementExecutor(tx), sql),
      });
      if (id === null) throw new Error('the queue did not store the job');
      return id;
    },
    async runNow(id, waitMs) {
      if (waitMs === 0) notifyWorkers();
      else await waitForJob(id, waitMs, notifyWorkers);
    },
    async work(name, handler) {
      const options = {
        batchSize: BATCH_SIZE,
        perJobResults: true,
        pollingIntervalSeconds: POLL_SECONDS,
      } as const;
      for (let count = 0; count < WORKERS_PER_QUEUE; count += 1) {
        const worker = await boss.work<never, unknown, typeof options>(name, options, (jobs) =>
          Promise.all(jobs.map(({ id, data }) => runJob(id, handler(data)))),
        );
        workers.push(worker);
      }
    },
    stop: () => boss.stop({ close: false, timeout: STOP_TIMEOUT_MS }),
  };
}

function trackJobs() {
  const waiters = new Map<string, () => void>();
  /** A job may finish before `waitForJob` is called. */
  const finishedIds = new Set<string>();

  async function runJob(id: string, result: Promise<void>) {
    try {
      await result;
      return { id, status: 'completed' as const };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      return { id, status: 'failed' as const, output: { reason } };
    } finally {
      waiters.get(id)?.();
      finishedIds.add(id);
      for (const oldest of [...finishedIds].slice(0, -MAX_FINISHED_IDS)) finishedIds.delete(oldest);
    }
  }

  async function waitForJob(id: string, waitMs: number, startJob: () => void): Promise<void> {
    if (finishedIds.has(id)) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      waiters.set(id, () => {
        clearTimeout(timer);
        resolve();
      });
      startJob();
    });
    waiters.delete(id);
  }

  return { runJob, waitForJob };
}

/** pg-boss expects an object with `rows`, which both database drivers return. */
function toStatementExecutor(tx: Database) {
  return {
    async execute(query: SQL) {
      const result = await tx.execute(query);
      const isResult = typeof result === 'object' && result !== null && 'rows' in result;
      return { rows: isResult && Array.isArray(result.rows) ? result.rows : [] };
    },
  };
}
