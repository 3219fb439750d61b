import type { Connection } from '../../../database/database.ts';
import { createLogger } from '../../../shared/create-logger.ts';
import { type JobQueue, startJobQueue } from '../../../shared/jobs/job-queue.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { until } from '../../../testing/until.ts';
import type { CodeTarget } from './code-service.ts';
import { createCodeService } from './create-code-service.ts';
import { type CodeJob, sendQueuedCode } from './send-queued-code.ts';

/** Processes on one database, each with its own queue: one queues a code, another one sends it. */
describe.each(bothDatabases())('pending codes on $name', (database) => {
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

  const bound = (mobile: string, request = mobile): CodeTarget => ({
    purpose: 'enquiry',
    mobile,
    request,
  });

  /** A process: `sent` lists its gateway's messages. With `works: false` it ends before it sends anything. */
  async function start({ works }: { works: boolean }) {
    const queue = await startJobQueue(connection.jobs, createLogger('silent'));
    running.push(queue);
    const deps = { db: connection.db, key: 'key', clock: clock.now, queue, waitMs: 0 };
    const sent: { mobile: string; code: string }[] = [];
    const send = async (message: { mobile: string; code: string }) => {
      sent.push(message);
      return true;
    };
    if (works) await queue.work<CodeJob>('codes', (job) => sendQueuedCode({ ...deps, send }, job));
    const codes = createCodeService({
      ...deps,
      budget: { consume: async () => ({ ok: true }) },
      gateways: { pausedSeconds: async () => 0 },
    });
    const issue = (target: CodeTarget) => codes.issue({ ...target, address: 'a', language: 'hi' });
    return { codes, issue, sent, end: () => queue.stop() };
  }

  test('a process that stops between commit and sending loses no code', async () => {
    const gone = await start({ works: false });
    const [first, second] = [bound('9400000001'), bound('9400000002')];
    await gone.issue(first);
    await gone.issue(second);
    await gone.end();
    const next = await start({ works: true });
    await until(() => next.sent.length === 2);
    expect(next.sent).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ mobile: first.mobile, language: 'hi', purpose: 'enquiry' }),
        expect.objectContaining({ mobile: second.mobile }),
      ]),
    );
    const { code = '' } = next.sent.find(({ mobile }) => mobile === first.mobile) ?? {};
    const entry = { ...first, code, address: 'a' };
    expect(await next.codes.verify(entry)).toMatchObject({ outcome: 'right' });
  });

  test('a rolled-back code is not sent', async () => {
    const { codes, sent, issue } = await start({ works: true });
    const request = { ...bound('9400000003'), address: 'a', language: 'en' as const };
    const undone = connection.db.transaction(async (tx) => {
      await codes.issueIn(tx, request);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await issue(bound('9400000004'));
    await until(() => sent.length > 0);
    expect(sent.map(({ mobile }) => mobile)).toEqual(['9400000004']);
  });

  test('a used, expired or replaced code is not sent', async () => {
    const gone = await start({ works: false });
    const [late, twice, other] = [bound('9400000005'), bound('9400000006'), bound('9400000007')];
    await gone.issue(late);
    clock.forward(300);
    await gone.issue(twice);
    await gone.issue(twice);
    await gone.end();
    const next = await start({ works: true });
    await next.issue(other);
    await until(() => next.sent.some(({ mobile }) => mobile === other.mobile));
    await until(() => next.sent.some(({ mobile }) => mobile === twice.mobile));
    const numbers = next.sent.map(({ mobile }) => mobile).sort();
    expect(numbers).toEqual([twice.mobile, other.mobile]);
    const { code = '' } = next.sent.find(({ mobile }) => mobile === twice.mobile) ?? {};
    const entry = { ...twice, code, address: 'a' };
    expect(await next.codes.verify(entry)).toMatchObject({ outcome: 'right' });
  });

  test('two processes send each code once', async () => {
    const [one, two] = [await start({ works: true }), await start({ works: true })];
    const requests = Array.from({ length: 30 }, (_, index) => bound(String(9_410_000_000 + index)));
    await Promise.all(requests.map((each, index) => (index % 2 ? one : two).issue(each)));
    const all = () => [...one.sent, ...two.sent].map(({ mobile }) => mobile);
    await until(() => all().length >= 30);
    expect(new Set(all()).size).toBe(30);
    expect(all()).toHaveLength(30);
  });
});
