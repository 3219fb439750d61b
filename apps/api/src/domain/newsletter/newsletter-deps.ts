import type { Database } from '../../database/database.ts';
import type { Clock } from '../../shared/clock.ts';
import type { JobQueue } from '../../shared/jobs/job-queue.ts';

/** What the newsletter works with. */
export type NewsletterDeps = {
  db: Database;
  clock: Clock;
  /** Of keyed hashes. */
  key: string;
  queue: Pick<JobQueue, 'add' | 'hurry'>;
  /** How long an answer waits for its mail: only where that is seen by a developer. */
  waitMs: number;
};

/** What is filed for each mail. */
export type MailJob = { request: number };
