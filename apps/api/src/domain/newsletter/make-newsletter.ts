import type { Database } from '../../database/database.ts';
import type { Clock } from '../../shared/clock.ts';
import type { JobQueue } from '../../shared/jobs/job-queue.ts';
import type { SendMail } from '../mail/mail.ts';
import type { MailConfig } from '../mail/mail-settings.ts';
import type { MailJob, NewsletterDeps } from './newsletter-deps.ts';
import { sendFiledMail } from './send-filed-mail.ts';

type Given = {
  db: Database;
  queue: JobQueue;
  key: string;
  clock: Clock;
  config: MailConfig;
  /** How mails leave; undefined where none do. */
  send: SendMail | undefined;
  /** Scheme and host of the links in mails. */
  origin: string;
};

/** The outbox is a list of this process: it has the mail before the answer is read. */
const OUTBOX_WAIT_MS = 5000;

/** The newsletter with the configured way of sending mails; undefined where it is off. */
export async function makeNewsletter(given: Given): Promise<NewsletterDeps | undefined> {
  const { db, queue, key, clock, config, send, origin } = given;
  const { server } = config;
  if (!config.newsletter || send === undefined) return undefined;
  await queue.work<MailJob>('mails', (job) => sendFiledMail({ db, key, clock, origin, send }, job));
  return { db, key, clock, queue, waitMs: server ? 0 : OUTBOX_WAIT_MS };
}
