import { createLogger } from '../../../core/create-logger.ts';
import type { Connection } from '../../../core/database/database.ts';
import type { Mail, SendMail } from '../../../core/delivery/create-smtp-sender.ts';
import { type JobQueue, startJobQueue } from '../../../core/jobs/job-queue.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { makeJobsDue } from '../../../testing/make-jobs-due.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { sendQueuedMail } from './start-newsletter.ts';
import { type MailJob, subscribe } from './subscribe.ts';
import { newsletterRequests } from './tables.ts';

/** Processes of the API share a database, so one may queue a mail and another may send it. */
describe.each(selectDatabases())('pending mails on $name', (database) => {
  const clock = createMovingClock();
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());
  const runningQueues: JobQueue[] = [];
  afterEach(async () => {
    for (const queue of runningQueues.splice(0)) await queue.stop();
  });

  /** Without `send` the process only queues mails, as if it stopped before sending them. */
  async function startProcess(send?: SendMail) {
    const queue = await startJobQueue(connection.jobs, createLogger('silent'));
    runningQueues.push(queue);
    const deps = { db: connection.db, key: 'key', clock: clock.now, queue, waitMs: 0 };
    const origin = 'https://example.in';
    if (send)
      await queue.work<MailJob>('mails', (job) => sendQueuedMail({ ...deps, origin, send }, job));
    return {
      subscribe: (email: string) => subscribe(deps, { email, language: 'hi' }),
      async runRetries() {
        await makeJobsDue(connection.jobs);
        await queue.runNow('', 0);
      },
      end: () => queue.stop(),
    };
  }
  const listRecipients = (sent: readonly Mail[]) => sent.map(({ to }) => to).sort();

  test('sends a mail whose process stopped before sending, unless the mail has expired', async () => {
    const stopped = await startProcess();
    await stopped.subscribe('over@example.in');
    clock.forward(72 * 3600);
    await stopped.subscribe('first@example.in');
    await stopped.subscribe('second@example.in');
    await stopped.end();
    const sent: Mail[] = [];
    await startProcess(async (mail) => {
      sent.push(mail);
      return true;
    });
    await waitUntil(() => sent.length === 2);
    expect(listRecipients(sent)).toEqual(['first@example.in', 'second@example.in']);
  });

  test('sends a mail again after an error but not after a permanent rejection', async () => {
    const recipients: string[] = [];
    const sender = await startProcess(async ({ to }) => {
      recipients.push(to);
      if (to.startsWith('none')) return false;
      if (recipients.filter((recipient) => recipient === to).length < 2)
        throw new Error('no mail server accepted the message');
      return true;
    });
    await sender.subscribe('none@example.in');
    await sender.subscribe('later@example.in');
    const listRequests = async () => {
      const rows = await connection.db.select().from(newsletterRequests);
      return rows.filter(({ email }) => /^(none|later)/.test(email));
    };
    await waitUntil(async () => {
      await sender.runRetries();
      const rows = await listRequests();
      return rows.length === 1 && rows[0]?.sent_at !== null;
    });
    expect(recipients.filter((recipient) => recipient === 'none@example.in')).toHaveLength(1);
    expect(recipients.filter((recipient) => recipient === 'later@example.in')).toHaveLength(2);
  }, 30_000);
});
