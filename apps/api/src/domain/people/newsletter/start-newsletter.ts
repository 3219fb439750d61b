import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';
import type { SendMail } from '../mail/mail.ts';
import type { MailConfig } from '../mail/mail-settings.ts';
import type { MailJob, NewsletterDeps } from './newsletter-deps.ts';
import { sendQueuedMail } from './send-queued-mail.ts';

type NewsletterSetup = {
  db: Database;
  queue: JobQueue;
  key: string;
  clock: Clock;
  config: MailConfig;
  send: SendMail | undefined;
  origin: string;
};

/** The outbox is a list in memory, so a response can wait until the mail is in the list. */
const OUTBOX_WAIT_MS = 5000;

export async function startNewsletter(setup: NewsletterSetup): Promise<NewsletterDeps | undefined> {
  const { db, queue, key, clock, config, send, origin } = setup;
  const { server } = config;
  if (!config.newsletter || send === undefined) return undefined;
  await queue.work<MailJob>('mails', (job) =>
    sendQueuedMail({ db, key, clock, origin, send }, job),
  );
  return { db, key, clock, queue, waitMs: server ? 0 : OUTBOX_WAIT_MS };
}
