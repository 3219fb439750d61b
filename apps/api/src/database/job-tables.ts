import { type Db, PgBoss } from 'pg-boss';

/** In which schema of the database the queue keeps its own tables. */
export const JOBS_SCHEMA = 'jobs';

/** What the queue runs its statements on; it needs to know which of the two databases it is. */
export type JobDatabase = Db & { readonly backend: 'postgres' | 'pglite' };

const MINUTE = 60;

/** All queues. Jobs hold ids only: what is sent, and to whom, stands in our own tables. */
export const QUEUES = {
  /**
   * One-time codes on their way. A code is good for five minutes; a job that comes later does nothing, so retries end
   * with it. One that was cut off in the middle of its sending, by the end of its process, is taken up again after
   * `expireInSeconds`, which is longer than two gateways take to give up.
   */
  codes: {
    retryLimit: 60,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 8,
    expireInSeconds: 15,
    retentionSeconds: 10 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
  },
  /** Mails on their way. The link in one is good for three days; a server of mail may be away for hours. */
  mails: {
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * MINUTE,
    expireInSeconds: 60,
    retentionSeconds: 72 * 60 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
  },
  /** Price alerts on their way: of no hurry, but not of yesterday either. */
  alerts: {
    retryLimit: 60,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 15,
    retentionSeconds: 12 * 60 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
  },
  /** The same to phones, by push services. */
  pushes: {
    retryLimit: 60,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 15,
    retentionSeconds: 12 * 60 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
  },
  /** A day's mails to dealers. After a day there is the next one. */
  digests: {
    retryLimit: 40,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 30 * MINUTE,
    expireInSeconds: 60,
    retentionSeconds: 24 * 60 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
  },
  /** What moderators decided, on its way to sellers. */
  decisions: {
    retryLimit: 60,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 15,
    retentionSeconds: 12 * 60 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
  },
} as const;

export type QueueName = keyof typeof QUEUES;

/** Makes the queue's tables, or brings them up to the version that we run: a part of the migrations. */
export async function prepareJobs({ backend, ...db }: JobDatabase): Promise<void> {
  const boss = new PgBoss({ db, backend, schema: JOBS_SCHEMA, supervise: false, schedule: false });
  // Whatever goes wrong rejects `start`, too.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const [name, options] of Object.entries(QUEUES)) {
      if ((await boss.getQueue(name)) === null) await boss.createQueue(name, options);
      else await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}
