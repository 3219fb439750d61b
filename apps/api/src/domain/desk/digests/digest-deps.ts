import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';
import type { SendMail } from '../../mail/mail.ts';

/** What is filed for each mail: its row, and nothing of the person. */
export type DigestJob = { digest: number };

/** What digests work with. */
export type DigestDeps = {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  /** The site's, for links. */
  origin: string;
  send: SendMail;
};
