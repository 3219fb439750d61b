import type { Connection } from '../../../database/database.ts';
import { newsletterRequests } from '../../../database/schema/newsletter-requests.ts';
import { createLogger } from '../../../shared/create-logger.ts';
import { type JobQueue, startJobQueue } from '../../../shared/jobs/job-queue.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { makeJobsDue } from '../../../testing/jobs-due.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { until } from '../../../testing/until.ts';
import type { Mail, SendMail } from '../mail/mail.ts';
import type { MailJob } from './newsletter-deps.ts';
import { sendQueuedMail } from './send-queued-mail.ts';
import { subscribe } from './subscribe.ts';

/** Processes on one database, each with its own queue: one queues a mail, another one sends it. */
describe.each(bothDatabases())('pending mails on $name', (database) => {
  const clock = movingClock();
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());
  const running: JobQueue[] = [];
  afterEach(async () => {
    for (const queue of running.splice(0)) await queue.stop();
  });

  /** A process; without `send` it ends before it sends anything. */
  async function start(send?: SendMail) {
    const queue = await startJobQueue(connection.jobs, createLogger('silent'));
    running.push(queue);
    const deps = { db: connection.db, key: 'key', clock: clock.now, queue, waitMs: 0 };
    const origin = 'https://example.in';
    if (send)
      await queue.work<MailJob>('mails', (job) => sendQueuedMail({ ...deps, origin, send }, job));
    return {
      ask: (email: string) => subscribe(deps, { email, language: 'hi' }),
      /** Makes pending retries due. */
      async tryAgain() {
        await makeJobsDue(connection.jobs);
        await queue.runNow('', 0);
      },
      end: () => queue.stop(),
    };
  }
  const sentTo = (sent: readonly Mail[]) => sent.map(({ to }) => to).sort();

  test('a process that stops between commit and sending loses no mail; an expired one is dropped', async () => {
    const gone = await start();
    await gone.ask('over@example.in');
    clock.forward(72 * 3600);
    await gone.ask('first@example.in');
    await gone.ask('second@example.in');
    await gone.end();
    const sent: Mail[] = [];
    await start(async (mail) => {
      sent.push(mail);
      return true;
    });
    await until(() => sent.length === 2);
    expect(sentTo(sent)).toEqual(['first@example.in', 'second@example.in']);
  });

  test('retries an unreachable server; drops a permanently rejected mailbox', async () => {
    const tries: string[] = [];
    const process = await start(async ({ to }) => {
      tries.push(to);
      if (to.startsWith('none')) return false;
      if (tries.filter((one) => one === to).length < 2)
        throw new Error('no mail server accepted the message');
      return true;
    });
    await process.ask('none@example.in');
    await process.ask('later@example.in');
    const open = async () => {
      const rows = await connection.db.select().from(newsletterRequests);
      return rows.filter(({ email }) => /^(none|later)/.test(email));
    };
    await until(async () => {
      await process.tryAgain();
      const rows = await open();
      return rows.length === 1 && rows[0]?.sent_at !== null;
    });
    expect(tries.filter((one) => one === 'none@example.in')).toHaveLength(1);
    expect(tries.filter((one) => one === 'later@example.in')).toHaveLength(2);
  }, 30_000);
});
