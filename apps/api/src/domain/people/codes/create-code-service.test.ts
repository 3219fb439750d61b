import { eq } from 'drizzle-orm';
import type { Connection } from '../../../database/database.ts';
import { oneTimeCodes as oneTimeCodesTable } from '../../../database/schema/one-time-codes.ts';
import { useCounts } from '../../../database/schema/use-counts.ts';
import { createLogger } from '../../../shared/create-logger.ts';
import { type JobQueue, startJobQueue } from '../../../shared/jobs/job-queue.ts';
import { everyDatabase } from '../../../testing/databases.ts';
import { manyAtOnce } from '../../../testing/many-at-once.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import type { CodeService, CodeTarget } from './code-service.ts';
import { createCodeService } from './create-code-service.ts';
import { type CodeJob, sendQueuedCode } from './send-queued-code.ts';

describe.each(everyDatabase())('one-time codes on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());

  let numbers = 0;
  /** An unused number and request, because the tests share the database. */
  const newBound = (): CodeTarget => {
    numbers += 1;
    const mobile = String(9_000_000_000 + numbers);
    return { purpose: 'enquiry', mobile, request: `request-${numbers}` };
  };

  const stopping: JobQueue[] = [];
  afterEach(async () => {
    for (const queue of stopping.splice(0)) await queue.stop();
  });

  async function setUp() {
    const clock = movingClock();
    const sent: { mobile: string; code: string }[] = [];
    const queue = await startJobQueue(connection.jobs, createLogger('silent'));
    stopping.push(queue);
    const deps = { db: connection.db, key: 'key', clock: clock.now, queue, waitMs: 5000 };
    const send = async (message: { mobile: string; code: string }) => {
      sent.push(message);
      return true;
    };
    await queue.work<CodeJob>('codes', (job) => sendQueuedCode({ ...deps, send }, job));
    const codes = createCodeService({
      ...deps,
      budget: { consume: async () => ({ ok: true }) },
      gateways: { pausedSeconds: async () => 0 },
    });
    const newest = ({ mobile }: CodeTarget) =>
      sent.findLast((one) => one.mobile === mobile)?.code ?? 'nothing was sent';
    return { clock, codes, newest };
  }

  const issue = (codes: CodeService, bound: CodeTarget) =>
    codes.issue({ ...bound, address: `address of ${bound.mobile}`, language: 'en' });
  const verify = async (codes: CodeService, bound: CodeTarget, code: string) =>
    codes.verify({ ...bound, code, address: `address of ${bound.mobile}` });
  const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('accepts the sent code once', async () => {
    const { codes, newest } = await setUp();
    const bound = newBound();
    expect(await issue(codes, bound)).toMatchObject({ outcome: 'sent' });
    expect(newest(bound)).toMatch(/^\d{6}$/);
    expect(await verify(codes, bound, newest(bound))).toEqual({ outcome: 'right' });
    expect(await verify(codes, bound, newest(bound))).toEqual({ outcome: 'used' });
  });

  test('rejects a code for another purpose, number or request', async () => {
    const { codes, newest } = await setUp();
    const bound = newBound();
    await issue(codes, bound);
    const none = { outcome: 'none' };
    expect(await verify(codes, { ...bound, purpose: 'login' }, newest(bound))).toEqual(none);
    expect(await verify(codes, { ...bound, request: 'foreign' }, newest(bound))).toEqual(none);
    expect(await verify(codes, { ...bound, mobile: newBound().mobile }, newest(bound))).toEqual(
      none,
    );
    expect(await verify(codes, bound, newest(bound))).toEqual({ outcome: 'right' });
  });

  test('a code expires after five minutes', async () => {
    const { clock, codes, newest } = await setUp();
    const bound = newBound();
    await issue(codes, bound);
    clock.forward(299);
    expect(await verify(codes, bound, wrongOf(newest(bound)))).toEqual({ outcome: 'wrong' });
    clock.forward(1);
    expect(await verify(codes, bound, newest(bound))).toEqual({ outcome: 'expired' });
  });

  test(`a code allows five attempts, also with ${manyAtOnce()} in parallel`, async () => {
    const { codes, newest } = await setUp();
    const bound = newBound();
    await issue(codes, bound);
    const guesses = Array.from({ length: manyAtOnce() }, () =>
      verify(codes, bound, wrongOf(newest(bound))),
    );
    const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(guesses.length - 5);
    expect(await verify(codes, bound, newest(bound))).toEqual({ outcome: 'spent' });
  });

  test('each code of a request is valid until it expires; one success invalidates all', async () => {
    const { clock, codes, newest } = await setUp();
    const bound = newBound();
    const sent: string[] = [];
    for (const _ of [1, 2, 3]) {
      do await issue(codes, bound);
      while (sent.includes(newest(bound)));
      sent.push(newest(bound));
      clock.forward(120);
    }
    const [first = '', second = '', third = ''] = sent;
    // Six minutes after it was sent.
    expect(await verify(codes, bound, first)).toEqual({ outcome: 'wrong' });
    expect(await verify(codes, bound, second)).toEqual({ outcome: 'right' });
    for (const code of [second, third])
      expect(await verify(codes, bound, code)).toEqual({ outcome: 'used' });
    clock.forward(600);
    await issue(codes, bound);
    expect(await verify(codes, bound, second)).toEqual({ outcome: 'wrong' });
    expect(await verify(codes, bound, newest(bound))).toEqual({ outcome: 'right' });
  });

  test('repeats a lost response only for the used code', async () => {
    const { codes, newest } = await setUp();
    const bound = newBound();
    await issue(codes, bound);
    const first = newest(bound);
    do await issue(codes, bound);
    while (first === newest(bound));
    const confirm = (code: string) =>
      codes.confirm({ ...bound, code, address: 'a' }, async () => 'done');
    const done = { outcome: 'right', result: 'done' };
    expect([await confirm(first), await confirm(first)]).toEqual([done, done]);
    expect(await confirm(newest(bound))).toEqual({ outcome: 'wrong' });
  });

  test('counts attempts for all codes of a request on the newest code', async () => {
    const { codes, newest } = await setUp();
    const bound = newBound();
    await issue(codes, bound);
    const first = newest(bound);
    await issue(codes, bound);
    const wrong = ['000001', '000002', '000003'].find(
      (code) => ![first, newest(bound)].includes(code),
    );
    for (let tries = 0; tries < 5; tries += 1)
      expect(await verify(codes, bound, wrong ?? '')).toEqual({ outcome: 'wrong' });
    expect(await verify(codes, bound, first)).toEqual({ outcome: 'spent' });
  });

  test('sends three codes in ten minutes and ten a day per number', async () => {
    const { clock, codes } = await setUp();
    const bound = newBound();
    const sends = async () => (await issue(codes, bound)).outcome;
    expect([await sends(), await sends(), await sends()]).toEqual(['sent', 'sent', 'sent']);
    clock.forward(60);
    expect(await issue(codes, bound)).toEqual({ outcome: 'wait', waitSeconds: 540, of: 'number' });
    for (const _ of [1, 2]) {
      clock.forward(600);
      expect([await sends(), await sends(), await sends()]).toEqual(['sent', 'sent', 'sent']);
    }
    clock.forward(600);
    expect(await sends()).toBe('sent');
    clock.forward(600);
    expect(await issue(codes, bound)).toMatchObject({ outcome: 'wait', of: 'number' });
    clock.forward(24 * 3600);
    expect(await sends()).toBe('sent');
  });

  test('parallel requests do not exceed the limit', async () => {
    const { codes } = await setUp();
    const bound = newBound();
    const all = await Promise.all(Array.from({ length: 20 }, () => issue(codes, bound)));
    expect(all.filter(({ outcome }) => outcome === 'sent')).toHaveLength(3);
  });

  test('limits the numbers to which one address sends codes', async () => {
    const { clock, codes } = await setUp();
    const address = 'one address';
    await connection.db.insert(useCounts).values({
      key: `code-sends:address:${address}`,
      seconds: 600,
      stretch: Math.floor(clock.now().getTime() / 600_000),
      current: 299,
      previous: 0,
      until: clock.now(),
    });
    const another = () => codes.issue({ ...newBound(), address, language: 'en' });
    expect(await another()).toMatchObject({ outcome: 'sent' });
    expect(await another()).toMatchObject({ outcome: 'wait', of: 'address' });
  });

  test('ten consecutive wrong codes delay the number despite a new code', async () => {
    const { clock, codes, newest } = await setUp();
    const bound = newBound();
    for (const _ of [1, 2]) {
      await issue(codes, bound);
      for (let tries = 0; tries < 5; tries += 1) await verify(codes, bound, wrongOf(newest(bound)));
    }
    clock.forward(1);
    await issue(codes, bound);
    const wait = (waitSeconds: number) => ({ outcome: 'wait', waitSeconds, of: 'number' });
    expect(await verify(codes, bound, newest(bound))).toEqual(wait(29));
    clock.forward(29);
    expect(await verify(codes, bound, wrongOf(newest(bound)))).toEqual({ outcome: 'wrong' });
    expect(await verify(codes, bound, newest(bound))).toEqual(wait(60));
    clock.forward(60);
    expect(await verify(codes, bound, newest(bound))).toEqual({ outcome: 'right' });
    clock.forward(600);
    await issue(codes, bound);
    expect(await verify(codes, bound, wrongOf(newest(bound)))).toEqual({ outcome: 'wrong' });
    expect(await verify(codes, bound, newest(bound))).toEqual({ outcome: 'right' });
  });

  test('stores neither the code nor the plain number in its job', async () => {
    const { codes, newest } = await setUp();
    const bound = newBound();
    const issued = await issue(codes, bound);
    const code = newest(bound);
    expect(code).toMatch(/^\d{6}$/);
    const { db, jobs } = connection;
    const own = eq(oneTimeCodesTable.mobile, bound.mobile);
    const rows = await db.select().from(oneTimeCodesTable).where(own);
    const id = issued.outcome === 'sent' ? issued.job : '';
    const filed = await jobs.executeSql('select * from jobs.job where id = $1', [id]);
    expect(filed.rows).toHaveLength(1);
    for (const table of [rows, filed.rows]) expect(JSON.stringify(table)).not.toContain(code);
    expect(JSON.stringify(filed.rows)).not.toContain(bound.mobile);
  });
});
