import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';

export type NewsletterDeps = {
  db: Database;
  clock: Clock;
  key: string;
  queue: Pick<JobQueue, 'add' | 'runNow'>;
  /** How long a response waits for its mail: only with a developer's outbox. */
  waitMs: number;
};

export type MailJob = { request: number };
