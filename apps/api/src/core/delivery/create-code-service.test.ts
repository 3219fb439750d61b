import { eq } from 'drizzle-orm';
import { selectAllDatabases } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { readRaceSize } from '../../testing/read-race-size.ts';
import { createLogger } from '../create-logger.ts';
import type { Connection } from '../database/database.ts';
import { useCounts } from '../database/tables.ts';
import { type JobQueue, startJobQueue } from '../jobs/job-queue.ts';
import type { CodeService, CodeTarget } from './code-service.ts';
import { type CodeJob, sendQueuedCode } from './issue-code.ts';
import { createCodeService } from './start-code-service.ts';
import { oneTimeCodes as oneTimeCodesTable } from './tables.ts';

describe.each(selectAllDatabases())('one-time codes on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());

  let targetCount = 0;
  /** The tests share a database, so each target has an unused number and request. */
  const createTarget = (): CodeTarget => {
    targetCount += 1;
    const mobile = String(9_000_000_000 + targetCount);
    return { purpose: 'enquiry', mobile, request: `request-${targetCount}` };
  };

  const runningQueues: JobQueue[] = [];
  afterEach(async () => {
    for (const queue of runningQueues.splice(0)) await queue.stop();
  });

  async function setUp() {
    const clock = createMovingClock();
    const sent: { mobile: string; code: string }[] = [];
    const queue = await startJobQueue(connection.jobs, createLogger('silent'));
    runningQueues.push(queue);
    const deps = { db: connection.db, key: 'key', clock: clock.now, queue, waitMs: 5000 };
    const send = async (message: { mobile: string; code: string }) => {
      sent.push(message);
      return true;
    };
    await queue.work<CodeJob>('codes', (job) => sendQueuedCode({ ...deps, send }, job));
    const codes = createCodeService({
      ...deps,
      budget: { consume: async () => ({ ok: true }) },
      gateways: { getPausedSeconds: async () => 0 },
    });
    const getLastCode = ({ mobile }: CodeTarget) =>
      sent.findLast((message) => message.mobile === mobile)?.code ?? 'nothing was sent';
    return { clock, codes, getLastCode };
  }

  const issue = (codes: CodeService, target: CodeTarget) =>
    codes.issue({ ...target, address: `address of ${target.mobile}`, language: 'en' });
  const verify = async (codes: CodeService, target: CodeTarget, code: string) =>
    codes.verify({ ...target, code, address: `address of ${target.mobile}` });
  const toWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('accepts a sent code only once', async () => {
    const { codes, getLastCode } = await setUp();
    const target = createTarget();
    expect(await issue(codes, target)).toMatchObject({ outcome: 'sent' });
    expect(getLastCode(target)).toMatch(/^\d{6}$/);
    expect(await verify(codes, target, getLastCode(target))).toEqual({ outcome: 'right' });
    expect(await verify(codes, target, getLastCode(target))).toEqual({ outcome: 'used' });
  });

  test('rejects a code for another purpose, number or request', async () => {
    const { codes, getLastCode } = await setUp();
    const target = createTarget();
    await issue(codes, target);
    const none = { outcome: 'none' };
    expect(await verify(codes, { ...target, purpose: 'login' }, getLastCode(target))).toEqual(none);
    expect(await verify(codes, { ...target, request: 'foreign' }, getLastCode(target))).toEqual(
      none,
    );
    expect(
      await verify(codes, { ...target, mobile: createTarget().mobile }, getLastCode(target)),
    ).toEqual(none);
    expect(await verify(codes, target, getLastCode(target))).toEqual({ outcome: 'right' });
  });

  test('rejects a code after five minutes', async () => {
    const { clock, codes, getLastCode } = await setUp();
    const target = createTarget();
    await issue(codes, target);
    clock.forward(299);
    expect(await verify(codes, target, toWrongCode(getLastCode(target)))).toEqual({
      outcome: 'wrong',
    });
    clock.forward(1);
    expect(await verify(codes, target, getLastCode(target))).toEqual({ outcome: 'expired' });
  });

  test(`checks a code for only five of ${readRaceSize()} parallel attempts`, async () => {
    const { codes, getLastCode } = await setUp();
    const target = createTarget();
    await issue(codes, target);
    const guesses = Array.from({ length: readRaceSize() }, () =>
      verify(codes, target, toWrongCode(getLastCode(target))),
    );
    const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(guesses.length - 5);
    expect(await verify(codes, target, getLastCode(target))).toEqual({ outcome: 'spent' });
  });

  test('accepts each code of a request until it expires or another code of the request is used', async () => {
    const { clock, codes, getLastCode } = await setUp();
    const target = createTarget();
    const sent: string[] = [];
    for (const _ of [1, 2, 3]) {
      do await issue(codes, target);
      while (sent.includes(getLastCode(target)));
      sent.push(getLastCode(target));
      clock.forward(120);
    }
    const [first = '', second = '', third = ''] = sent;
    // Codes expire after five minutes, and the first one was sent six minutes ago.
    expect(await verify(codes, target, first)).toEqual({ outcome: 'wrong' });
    expect(await verify(codes, target, second)).toEqual({ outcome: 'right' });
    for (const code of [second, third])
      expect(await verify(codes, target, code)).toEqual({ outcome: 'used' });
    clock.forward(600);
    await issue(codes, target);
    expect(await verify(codes, target, second)).toEqual({ outcome: 'wrong' });
    expect(await verify(codes, target, getLastCode(target))).toEqual({ outcome: 'right' });
  });

  test('confirms a used code again but rejects the other codes of the request', async () => {
    const { codes, getLastCode } = await setUp();
    const target = createTarget();
    await issue(codes, target);
    const first = getLastCode(target);
    do await issue(codes, target);
    while (first === getLastCode(target));
    const confirm = (code: string) =>
      codes.confirm({ ...target, code, address: 'a' }, async () => 'done');
    const confirmed = { outcome: 'right', result: 'done' };
    expect([await confirm(first), await confirm(first)]).toEqual([confirmed, confirmed]);
    expect(await confirm(getLastCode(target))).toEqual({ outcome: 'wrong' });
  });

  test('counts wrong attempts for a request, not for each of its codes', async () => {
    const { codes, getLastCode } = await setUp();
    const target = createTarget();
    await issue(codes, target);
    const first = getLastCode(target);
    await issue(codes, target);
    const wrong = ['000001', '000002', '000003'].find(
      (code) => ![first, getLastCode(target)].includes(code),
    );
    for (let tries = 0; tries < 5; tries += 1)
      expect(await verify(codes, target, wrong ?? '')).toEqual({ outcome: 'wrong' });
    expect(await verify(codes, target, first)).toEqual({ outcome: 'spent' });
  });

  test('sends three codes in ten minutes and ten a day per number', async () => {
    const { clock, codes } = await setUp();
    const target = createTarget();
    const send = async () => (await issue(codes, target)).outcome;
    expect([await send(), await send(), await send()]).toEqual(['sent', 'sent', 'sent']);
    clock.forward(60);
    expect(await issue(codes, target)).toEqual({
      outcome: 'wait',
      waitSeconds: 540,
      scope: 'number',
    });
    for (const _ of [1, 2]) {
      clock.forward(600);
      expect([await send(), await send(), await send()]).toEqual(['sent', 'sent', 'sent']);
    }
    clock.forward(600);
    expect(await send()).toBe('sent');
    clock.forward(600);
    expect(await issue(codes, target)).toMatchObject({ outcome: 'wait', scope: 'number' });
    clock.forward(24 * 3600);
    expect(await send()).toBe('sent');
  });

  test('sends at most three codes for twenty parallel requests', async () => {
    const { codes } = await setUp();
    const target = createTarget();
    const results = await Promise.all(Array.from({ length: 20 }, () => issue(codes, target)));
    expect(results.filter(({ outcome }) => outcome === 'sent')).toHaveLength(3);
  });

  test('limits the codes that one IP address requests for different numbers', async () => {
    const { clock, codes } = await setUp();
    const address = 'one address';
    await connection.db.insert(useCounts).values({
      key: `code-sends:address:${address}`,
      seconds: 600,
      interval: Math.floor(clock.now().getTime() / 600_000),
      current: 299,
      previous: 0,
      expires_at: clock.now(),
    });
    const issueForNewNumber = () => codes.issue({ ...createTarget(), address, language: 'en' });
    expect(await issueForNewNumber()).toMatchObject({ outcome: 'sent' });
    expect(await issueForNewNumber()).toMatchObject({ outcome: 'wait', scope: 'address' });
  });

  test('delays a number after ten consecutive wrong codes, even with a new code', async () => {
    const { clock, codes, getLastCode } = await setUp();
    const target = createTarget();
    for (const _ of [1, 2]) {
      await issue(codes, target);
      for (let tries = 0; tries < 5; tries += 1)
        await verify(codes, target, toWrongCode(getLastCode(target)));
    }
    clock.forward(1);
    await issue(codes, target);
    const wait = (waitSeconds: number) => ({ outcome: 'wait', waitSeconds, scope: 'number' });
    expect(await verify(codes, target, getLastCode(target))).toEqual(wait(29));
    clock.forward(29);
    expect(await verify(codes, target, toWrongCode(getLastCode(target)))).toEqual({
      outcome: 'wrong',
    });
    expect(await verify(codes, target, getLastCode(target))).toEqual(wait(60));
    clock.forward(60);
    expect(await verify(codes, target, getLastCode(target))).toEqual({ outcome: 'right' });
    clock.forward(600);
    await issue(codes, target);
    expect(await verify(codes, target, toWrongCode(getLastCode(target)))).toEqual({
      outcome: 'wrong',
    });
    expect(await verify(codes, target, getLastCode(target))).toEqual({ outcome: 'right' });
  });

  test('stores no readable code, and no number in the queued job', async () => {
    const { codes, getLastCode } = await setUp();
    const target = createTarget();
    const issued = await issue(codes, target);
    const code = getLastCode(target);
    expect(code).toMatch(/^\d{6}$/);
    const { db, jobs } = connection;
    const hasMobile = eq(oneTimeCodesTable.mobile, target.mobile);
    const rows = await db.select().from(oneTimeCodesTable).where(hasMobile);
    const id = issued.outcome === 'sent' ? issued.job : '';
    const storedJobs = await jobs.executeSql('select * from jobs.job where id = $1', [id]);
    expect(storedJobs.rows).toHaveLength(1);
    for (const table of [rows, storedJobs.rows]) expect(JSON.stringify(table)).not.toContain(code);
    expect(JSON.stringify(storedJobs.rows)).not.toContain(target.mobile);
  });
});
