import { type Db, PgBoss } from 'pg-boss';

export const JOBS_SCHEMA = 'jobs';

export type JobDatabase = Db & { readonly backend: 'postgres' | 'pglite' };

const MINUTE_SECONDS = 60;

/** Messages that are still useful after some hours. */
const MESSAGE_OPTIONS = {
  retryLimit: 60,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 10 * MINUTE_SECONDS,
  expireInSeconds: 15,
  retentionSeconds: 12 * 60 * MINUTE_SECONDS,
  deleteAfterSeconds: 60 * MINUTE_SECONDS,
} as const;

/** Jobs contain only ids, because texts and recipients are personal data. */
export const JOB_QUEUES = {
  /** A code expires after five minutes. `expireInSeconds` exceeds the timeouts of two gateways, 4 seconds each. */
  codes: {
    retryLimit: 60,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 8,
    expireInSeconds: 15,
    retentionSeconds: 10 * MINUTE_SECONDS,
    deleteAfterSeconds: 60 * MINUTE_SECONDS,
  },
  /** The link in a mail is valid for three days, so it is sent even after a long failure of the mail server. */
  mails: {
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * MINUTE_SECONDS,
    expireInSeconds: 60,
    retentionSeconds: 72 * 60 * MINUTE_SECONDS,
    deleteAfterSeconds: 60 * MINUTE_SECONDS,
  },
  alerts: MESSAGE_OPTIONS,
  pushes: MESSAGE_OPTIONS,
  /** Daily mails to dealers. A mail is useless when that of the next day is due. */
  digests: {
    retryLimit: 40,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 30 * MINUTE_SECONDS,
    expireInSeconds: 60,
    retentionSeconds: 24 * 60 * MINUTE_SECONDS,
    deleteAfterSeconds: 60 * MINUTE_SECONDS,
  },
  decisions: MESSAGE_OPTIONS,
} as const;

export type QueueName = keyof typeof JOB_QUEUES;

export async function prepareJobTables({ backend, ...db }: JobDatabase): Promise<void> {
  const boss = new PgBoss({ db, backend, schema: JOBS_SCHEMA, supervise: false, schedule: false });
  // Without a listener, `error` would end the process. `start` rejects with the same error.
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
