import { eq } from 'drizzle-orm';
import { selectOneDatabase } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import type { Connection } from '../database/database.ts';
import { useCounts } from '../database/tables.ts';
import type { CodeDeps, CodeIssueRequest } from './code-service.ts';
import { type CodeJob, issueOnce, sendQueuedCode } from './issue-code.ts';
import { createCodeService } from './start-code-service.ts';
import { oneTimeCodes } from './tables.ts';

const SECRET_KEY = 'key';

const [database] = selectOneDatabase();
const clock = createMovingClock();
let connection: Connection;
let lastNumber = 9_300_000_000;

beforeAll(async () => {
  connection = await database.open();
});
afterAll(() => connection.close());

function createRequest(more: Partial<CodeIssueRequest> = {}): CodeIssueRequest {
  lastNumber += 1;
  return {
    purpose: 'enquiry',
    mobile: String(lastNumber),
    request: `request ${lastNumber}`,
    address: `address of ${lastNumber}`,
    language: 'gu',
    ...more,
  };
}

/** A queue that records its jobs and runs none of them. */
function createRecordedQueue() {
  const added: unknown[][] = [];
  const run: unknown[][] = [];
  const queue: CodeDeps['queue'] = {
    add: async (_tx, ...job) => {
      added.push(job);
      return `job ${added.length}`;
    },
    runNow: async (...job) => {
      run.push(job);
    },
    work: async () => undefined,
    stop: async () => undefined,
  };
  return { queue, added, run };
}

function setUp(more: Partial<CodeDeps> = {}) {
  const { queue, added, run } = createRecordedQueue();
  const codes = createCodeService({
    db: connection.db,
    key: SECRET_KEY,
    clock: clock.now,
    queue,
    budget: { consume: async () => ({ ok: true }) },
    gateways: { getPausedSeconds: async () => 0 },
    waitMs: 1234,
    ...more,
  });
  return { codes, added, run };
}

const listCodes = ({ mobile }: { mobile: string }) =>
  connection.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.mobile, mobile));

test('stores a code for five minutes with the language and browser of the visitor', async () => {
  const { codes, added, run } = setUp();
  const request = createRequest({ browser: 'hash of the browser' });
  expect(await codes.issue(request)).toEqual({ outcome: 'sent', job: 'job 1' });
  const [code] = await listCodes(request);
  expect(code).toMatchObject({
    purpose: 'enquiry',
    request: request.request,
    language: 'gu',
    browser: 'hash of the browser',
    issued_at: clock.now(),
    expires_at: new Date(clock.now().getTime() + 300_000),
    used_at: null,
    sent_at: null,
    tries: 0,
    other_tries: 0,
  });
  expect(added).toEqual([['codes', { code: code?.id }]]);
  expect(run).toEqual([['job 1', 1234]]);
});

test('stores null for an empty browser', async () => {
  const { codes } = setUp();
  const request = createRequest({ browser: '' });
  await codes.issue(request);
  expect(await listCodes(request)).toMatchObject([{ browser: null }]);
});

test.each([
  ['budget', { budget: { consume: async () => ({ ok: false, waitSeconds: 40 }) } }, 40],
  ['gateway', { gateways: { getPausedSeconds: async () => 15 } }, 15],
] as const)('stores and sends nothing if the %s is not available', async (scope, deps, seconds) => {
  const { codes, added, run } = setUp(deps);
  const request = createRequest();
  expect(await codes.issue(request)).toEqual({ outcome: 'wait', scope, waitSeconds: seconds });
  expect(await listCodes(request)).toEqual([]);
  expect({ added, run }).toEqual({ added: [], run: [] });
});

test('does not use up the limit of the number while gateways are paused', async () => {
  const request = createRequest();
  const { codes: pausedCodes } = setUp({ gateways: { getPausedSeconds: async () => 15 } });
  for (const _ of [1, 2, 3]) await pausedCodes.issue(request);
  const { codes } = setUp();
  expect(await codes.issue(request)).toMatchObject({ outcome: 'sent' });
});

test('limits browsers that have verified the number separately', async () => {
  const { codes } = setUp();
  const request = createRequest();
  for (const _ of [1, 2, 3]) await codes.issue(request);
  expect(await codes.issue(request)).toEqual({
    outcome: 'wait',
    scope: 'number',
    waitSeconds: 600,
  });
  const verified = { ...request, isVerified: true };
  expect(await codes.issue(verified)).toMatchObject({ outcome: 'sent' });
});

test('limits the codes of an address to 5,000 a day', async () => {
  const { codes } = setUp();
  const address = 'address with many codes in a day';
  await connection.db.insert(useCounts).values({
    key: `code-sends:address:${address}`,
    seconds: 86_400,
    interval: Math.floor(clock.now().getTime() / 86_400_000),
    current: 4999,
    previous: 0,
    expires_at: clock.now(),
  });
  expect(await codes.issue(createRequest({ address }))).toMatchObject({ outcome: 'sent' });
  const refused = await codes.issue(createRequest({ address }));
  expect(refused).toMatchObject({ outcome: 'wait', scope: 'address' });
});

test('queues a code in the transaction of the caller and sends it on request', async () => {
  const { codes, added, run } = setUp();
  const request = createRequest();
  const issued = await connection.db.transaction((tx) => codes.issueIn(tx, request));
  expect(added).toHaveLength(1);
  expect(run).toEqual([]);
  await codes.sendNow(issued);
  expect(run).toEqual([['job 1', 1234]]);
});

describe('issueOnce', () => {
  const createClaim = (key: string) => ({
    browser: 'browser',
    key,
    requestHash: 'hash of the request',
    now: clock.now(),
  });

  test('sends one code for a repeated request', async () => {
    const { codes, run } = setUp();
    const request = createRequest();
    const issue = () =>
      issueOnce({ db: connection.db, codes }, createClaim('repeated'), (tx) =>
        codes.issueIn(tx, request),
      );
    expect(await issue()).toEqual({ outcome: 'sent', job: 'job 1' });
    expect(await issue()).toBeUndefined();
    expect(run).toHaveLength(1);
    expect(await listCodes(request)).toHaveLength(1);
  });

  test('issues a code under a repeated key if none was sent before', async () => {
    const { codes: pausedCodes, run } = setUp({ gateways: { getPausedSeconds: async () => 15 } });
    const { codes } = setUp();
    const request = createRequest();
    const issue = (service: typeof codes) =>
      issueOnce({ db: connection.db, codes: service }, createClaim('refused'), (tx) =>
        service.issueIn(tx, request),
      );
    expect(await issue(pausedCodes)).toMatchObject({ outcome: 'wait' });
    expect(run).toEqual([]);
    expect(await issue(codes)).toMatchObject({ outcome: 'sent' });
  });
});

describe('sendQueuedCode', () => {
  async function issue(request = createRequest()): Promise<CodeJob> {
    const { codes, added } = setUp();
    await codes.issue(request);
    const [job] = added;
    return job?.[1] as CodeJob;
  }

  function createSender(isAccepted = true) {
    const sent: { mobile: string; code: string }[] = [];
    const send = async (message: { mobile: string; code: string }) => {
      sent.push(message);
      return isAccepted;
    };
    const deps = { db: connection.db, key: SECRET_KEY, clock: clock.now, send };
    return { sent, run: (job: CodeJob) => sendQueuedCode(deps, job) };
  }

  test('sends a code once and stores the time', async () => {
    const request = createRequest();
    const job = await issue(request);
    const { sent, run } = createSender();
    await run(job);
    await run(job);
    const { mobile } = request;
    const code = expect.stringMatching(/^\d{6}$/);
    expect(sent).toEqual([{ mobile, purpose: 'enquiry', language: 'gu', code }]);
    expect(await listCodes(request)).toMatchObject([{ sent_at: clock.now() }]);
  });

  test('rejects if no gateway accepts the message, and sends it when the queue retries', async () => {
    const request = createRequest();
    const job = await issue(request);
    await expect(createSender(false).run(job)).rejects.toThrow('no gateway accepted the message');
    expect(await listCodes(request)).toMatchObject([{ sent_at: null }]);
    const { sent, run } = createSender();
    await run(job);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['is used', { used_at: new Date() }],
    ['has no salt', { salt: null }],
    ['has an unknown purpose', { purpose: 'purpose of another release' }],
    ['expires now', { expires_at: clock.now() }],
  ])('does not send a code that %s', async (_condition, change) => {
    const request = createRequest();
    const job = await issue(request);
    const hasMobile = eq(oneTimeCodes.mobile, request.mobile);
    await connection.db.update(oneTimeCodes).set(change).where(hasMobile);
    const { sent, run } = createSender();
    await run(job);
    expect(sent).toEqual([]);
  });

  test('does not send a deleted code', async () => {
    const { sent, run } = createSender();
    await run({ code: 2_000_000_000 });
    expect(sent).toEqual([]);
  });

  test('sends only the newest code of the same request and purpose', async () => {
    const request = createRequest();
    const replacedJob = await issue(request);
    const newestJob = await issue(request);
    await issue({ ...request, purpose: 'login' });
    await issue({ ...createRequest(), mobile: request.mobile });
    const { sent, run } = createSender();
    await run(replacedJob);
    expect(sent).toEqual([]);
    await run(newestJob);
    expect(sent).toHaveLength(1);
  });
});
