import { type Db, PgBoss } from 'pg-boss';

export const JOBS_SCHEMA = 'jobs';

/** Database interface of pg-boss, which handles the two backends differently. */
export type JobDatabase = Db & { readonly backend: 'postgres' | 'pglite' };

const MINUTE_SECONDS = 60;

/** All job queues. Jobs contain only ids, because texts and recipients are personal data. */
export const JOB_QUEUES = {
  /**
   * One-time codes. A code expires after five minutes and is not sent later. An interrupted job is retried after
   * `expireInSeconds`, which is longer than the timeouts of two gateways.
   */
  codes: {
    retryLimit: 60,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 8,
    expireInSeconds: 15,
    retentionSeconds: 10 * MINUTE_SECONDS,
    deleteAfterSeconds: 60 * MINUTE_SECONDS,
  },
  /** Mails. The link in a mail is valid for three days, so a mail is retried while a server is down for hours. */
  mails: {
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * MINUTE_SECONDS,
    expireInSeconds: 60,
    retentionSeconds: 72 * 60 * MINUTE_SECONDS,
    deleteAfterSeconds: 60 * MINUTE_SECONDS,
  },
  /** Price alerts by message. An alert that cannot be sent expires after 12 hours. */
  alerts: {
    retryLimit: 60,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 15,
    retentionSeconds: 12 * 60 * MINUTE_SECONDS,
    deleteAfterSeconds: 60 * MINUTE_SECONDS,
  },
  /** Price alerts by Web Push. */
  pushes: {
    retryLimit: 60,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 15,
    retentionSeconds: 12 * 60 * MINUTE_SECONDS,
    deleteAfterSeconds: 60 * MINUTE_SECONDS,
  },
  /** Daily mails to dealers. A mail expires when the next one is created. */
  digests: {
    retryLimit: 40,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 30 * MINUTE_SECONDS,
    expireInSeconds: 60,
    retentionSeconds: 24 * 60 * MINUTE_SECONDS,
    deleteAfterSeconds: 60 * MINUTE_SECONDS,
  },
  /** Messages to sellers about moderation decisions. */
  decisions: {
    retryLimit: 60,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 15,
    retentionSeconds: 12 * 60 * MINUTE_SECONDS,
    deleteAfterSeconds: 60 * MINUTE_SECONDS,
  },
} as const;

export type QueueName = keyof typeof JOB_QUEUES;

export async function prepareJobTables({ backend, ...db }: JobDatabase): Promise<void> {
  const boss = new PgBoss({ db, backend, schema: JOBS_SCHEMA, supervise: false, schedule: false });
  // Without a listener an error would end the process. Every error also rejects `start`.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const [name, options] of Object.entries(JOB_QUEUES)) {
      if ((await boss.getQueue(name)) === null) await boss.createQueue(name, options);
      else await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}
