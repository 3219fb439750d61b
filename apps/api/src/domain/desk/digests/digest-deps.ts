import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';
import type { SendMail } from '../../people/mail/mail.ts';

/** Payload of the job: the id of the digest, without personal data. */
export type DigestJob = { digest: number };

export type DigestDeps = {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  /** Origin of the site, for links. */
  origin: string;
  send: SendMail;
};
