import { type Db, PgBoss } from 'pg-boss';

/** Database schema of the queue's tables. */
export const JOBS_SCHEMA = 'jobs';

/** Database interface for the queue, which needs to know the backend. */
export type JobDatabase = Db & { readonly backend: 'postgres' | 'pglite' };

const MINUTE = 60;

/** All queues. Jobs contain ids only: texts and recipients are in our own tables. */
export const QUEUES = {
  /**
   * Sends one-time codes. A code expires after five minutes and a later job does nothing, so retries end with it. A job
   * interrupted by the end of its process is retried after `expireInSeconds`, which is longer than the timeouts of two
   * gateways.
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
  /** Sends mails. The link in a mail is valid for three days; a mail server may be down for hours. */
  mails: {
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * MINUTE,
    expireInSeconds: 60,
    retentionSeconds: 72 * 60 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
  },
  /** Queue of price alerts: low priority, expires after a day. */
  alerts: {
    retryLimit: 60,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 15,
    retentionSeconds: 12 * 60 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
  },
  /** Price alerts by push services. */
  pushes: {
    retryLimit: 60,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 15,
    retentionSeconds: 12 * 60 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
  },
  /** Daily mails to dealers; each is replaced by the next one after a day. */
  digests: {
    retryLimit: 40,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 30 * MINUTE,
    expireInSeconds: 60,
    retentionSeconds: 24 * 60 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
  },
  /** Moderators' decisions for sellers. */
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

/** Creates or migrates the queue's tables; part of the migrations. */
export async function prepareJobs({ backend, ...db }: JobDatabase): Promise<void> {
  const boss = new PgBoss({ db, backend, schema: JOBS_SCHEMA, supervise: false, schedule: false });
  // Every error also rejects `start`.
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
