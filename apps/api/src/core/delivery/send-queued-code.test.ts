import { selectDatabases } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { createLogger } from '../create-logger.ts';
import type { Connection } from '../database/database.ts';
import { type JobQueue, startJobQueue } from '../jobs/job-queue.ts';
import type { CodeTarget } from './code-service.ts';
import { type CodeJob, sendQueuedCode } from './issue-code.ts';
import { createCodeService } from './start-code-service.ts';

/** Processes of the API share a database, so one may queue a code and another may send it. */
describe.each(selectDatabases())('pending codes on $name', (database) => {
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

  const createTarget = (mobile: string, request = mobile): CodeTarget => ({
    purpose: 'enquiry',
    mobile,
    request,
  });

  /** With `sends: false` the process only queues codes, as if it stopped before sending them. */
  async function startProcess({ sends }: { sends: boolean }) {
    const queue = await startJobQueue(connection.jobs, createLogger('silent'));
    runningQueues.push(queue);
    const deps = { db: connection.db, key: 'key', clock: clock.now, queue, waitMs: 0 };
    const sent: { mobile: string; code: string }[] = [];
    const send = async (message: { mobile: string; code: string }) => {
      sent.push(message);
      return true;
    };
    if (sends) await queue.work<CodeJob>('codes', (job) => sendQueuedCode({ ...deps, send }, job));
    const codes = createCodeService({
      ...deps,
      budget: { consume: async () => ({ ok: true }) },
      gateways: { getPausedSeconds: async () => 0 },
    });
    const issue = (target: CodeTarget) => codes.issue({ ...target, address: 'a', language: 'hi' });
    return { codes, issue, sent, end: () => queue.stop() };
  }

  test('sends a code whose process stopped between commit and sending', async () => {
    const stopped = await startProcess({ sends: false });
    const [first, second] = [createTarget('9400000001'), createTarget('9400000002')];
    await stopped.issue(first);
    await stopped.issue(second);
    await stopped.end();
    const next = await startProcess({ sends: true });
    await waitUntil(() => next.sent.length === 2);
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

  test('does not send a code whose transaction was rolled back', async () => {
    const { codes, sent, issue } = await startProcess({ sends: true });
    const request = { ...createTarget('9400000003'), address: 'a', language: 'en' as const };
    const rolledBack = connection.db.transaction(async (tx) => {
      await codes.issueIn(tx, request);
      throw new Error('undone');
    });
    await expect(rolledBack).rejects.toThrow('undone');
    await issue(createTarget('9400000004'));
    await waitUntil(() => sent.length > 0);
    expect(sent.map(({ mobile }) => mobile)).toEqual(['9400000004']);
  });

  test('does not send an expired or replaced code', async () => {
    const stopped = await startProcess({ sends: false });
    const [expired, replaced, current] = [
      createTarget('9400000005'),
      createTarget('9400000006'),
      createTarget('9400000007'),
    ];
    await stopped.issue(expired);
    clock.forward(300);
    await stopped.issue(replaced);
    await stopped.issue(replaced);
    await stopped.end();
    const next = await startProcess({ sends: true });
    await next.issue(current);
    await waitUntil(() => next.sent.some(({ mobile }) => mobile === current.mobile));
    await waitUntil(() => next.sent.some(({ mobile }) => mobile === replaced.mobile));
    const numbers = next.sent.map(({ mobile }) => mobile).sort();
    expect(numbers).toEqual([replaced.mobile, current.mobile]);
    const { code = '' } = next.sent.find(({ mobile }) => mobile === replaced.mobile) ?? {};
    const entry = { ...replaced, code, address: 'a' };
    expect(await next.codes.verify(entry)).toMatchObject({ outcome: 'right' });
  });

  test('sends each code once from two processes', async () => {
    const [firstProcess, secondProcess] = [
      await startProcess({ sends: true }),
      await startProcess({ sends: true }),
    ];
    const requests = Array.from({ length: 30 }, (_, index) =>
      createTarget(String(9_410_000_000 + index)),
    );
    await Promise.all(
      requests.map((target, index) => (index % 2 ? firstProcess : secondProcess).issue(target)),
    );
    const listSentNumbers = () =>
      [...firstProcess.sent, ...secondProcess.sent].map(({ mobile }) => mobile);
    await waitUntil(() => listSentNumbers().length >= 30);
    expect(new Set(listSentNumbers()).size).toBe(30);
    expect(listSentNumbers()).toHaveLength(30);
  });
});
