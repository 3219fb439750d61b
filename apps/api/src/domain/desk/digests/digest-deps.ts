import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';
import type { SendMail } from '../../people/mail/mail.ts';

export type DigestJob = { digest: number };

export type DigestDeps = {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  origin: string;
  send: SendMail;
};
