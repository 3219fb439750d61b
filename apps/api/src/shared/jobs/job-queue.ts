import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { JOBS_SCHEMA, type JobDatabase, type QueueName } from '../../database/job-tables.ts';

/** What leaves the house: filed with what it is about in one transaction, then worked on by whichever process is there. */
export type JobQueue = {
  /**
   * Files a job in the caller's transaction, to be done now or after some time; gives its id. Without the commit there
   * never was a job.
   */
  add(tx: Database, name: QueueName, data: object, afterSeconds?: number): Promise<string>;
  /** After the commit: has the job done now instead of at the next look, and waits for it, at most so long. */
  hurry(id: string, waitMs: number): Promise<void>;
  /** From now on this process works on the queue. A job whose work rejects is tried again later. */
  work<T extends object>(name: QueueName, work: (data: T) => Promise<void>): Promise<void>;
  /** Lets what is being done finish. */
  stop(): Promise<void>;
};

/** How often a process looks for jobs that others filed. */
const LOOK_SECONDS = 2;
/** How often jobs are looked for that were cut off in the middle. */
const SUPERVISE_SECONDS = 10;
/** So many at once, from each of two looks: a slow gateway holds the next ones up for a moment only. */
const AT_ONCE = 20;
const STOP_LIMIT_MS = 10_000;
const FINISHED_KEPT = 100;

/** Starts the queue on a database that is prepared. */
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
  boss.on('error', (err) => logger.warn({ err }, 'the job queue stumbled'));
  await boss.start();
  const workers: string[] = [];
  const waiting = new Map<string, () => void>();
  /** Done before anybody waited. */
  const finished = new Set<string>();

  async function done(id: string, work: Promise<void>) {
    try {
      await work;
      return { id, status: 'completed' as const };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      return { id, status: 'failed' as const, output: { reason } };
    } finally {
      waiting.get(id)?.();
      finished.add(id);
      for (const oldest of [...finished].slice(0, -FINISHED_KEPT)) finished.delete(oldest);
    }
  }
  return {
    async add(tx, name, data, startAfter = 0) {
      const id = await boss.send(name, data, {
        startAfter,
        db: fromDrizzle(statementsOf(tx), sql),
      });
      if (id === null) throw new Error('a job was not filed');
      return id;
    },
    async hurry(id, waitMs) {
      if (waitMs === 0) {
        for (const worker of workers) boss.notifyWorker(worker);
        return;
      }
      if (finished.has(id)) return;
      await new Promise<void>((resolve) => {
        const limit = setTimeout(resolve, waitMs);
        waiting.set(id, () => {
          clearTimeout(limit);
          resolve();
        });
        for (const worker of workers) boss.notifyWorker(worker);
      });
      waiting.delete(id);
    },
    async work(name, work) {
      const options = {
        batchSize: AT_ONCE,
        perJobResults: true,
        pollingIntervalSeconds: LOOK_SECONDS,
      } as const;
      for (const _ of [1, 2]) {
        const worker = await boss.work<never, unknown, typeof options>(name, options, (jobs) =>
          Promise.all(jobs.map(({ id, data }) => done(id, work(data)))),
        );
        workers.push(worker);
      }
    },
    stop: () => boss.stop({ close: false, timeout: STOP_LIMIT_MS }),
  };
}

/** What the queue needs of a transaction; both drivers give rows. */
function statementsOf(tx: Database) {
  return {
    async execute(query: SQL) {
      const result = await tx.execute(query);
      const isResult = typeof result === 'object' && result !== null && 'rows' in result;
      return { rows: isResult && Array.isArray(result.rows) ? result.rows : [] };
    },
  };
}
