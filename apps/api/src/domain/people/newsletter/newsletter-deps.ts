import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';

export type NewsletterDeps = {
  db: Database;
  clock: Clock;
  key: string;
  queue: Pick<JobQueue, 'add' | 'runNow'>;
  /** Milliseconds that a response waits for the delivery of its mail. 0 with a mail server. */
  waitMs: number;
};

export type MailJob = { request: number };
