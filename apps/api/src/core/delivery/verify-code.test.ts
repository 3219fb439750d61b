import { eq } from 'drizzle-orm';
import { selectOneDatabase } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import type { Connection } from '../database/database.ts';
import { useCounts } from '../database/tables.ts';
import { addSeconds } from '../jobs/clock.ts';
import type { CodeDeps, CodeEntry, CodeTarget } from './code-service.ts';
import { hashCode } from './issue-code.ts';
import { oneTimeCodes } from './tables.ts';
import { verifyCode } from './verify-code.ts';

const SECRET_KEY = 'key';
const CODE = '246810';
const WRONG_CODE = '000000';
const OWNER = 'browser of the owner';
const STRANGER = 'browser of a stranger';

const [database] = selectOneDatabase();
const clock = createMovingClock();
let connection: Connection;
let lastNumber = 9_200_000_000;

beforeAll(async () => {
  connection = await database.open();
});
afterAll(() => connection.close());

function createTarget(): CodeTarget {
  lastNumber += 1;
  return { purpose: 'enquiry', mobile: String(lastNumber), request: `request ${lastNumber}` };
}

/** Stores a code that is valid for five minutes, as `issueCode` does. */
async function storeCode(
  target: CodeTarget,
  { code = CODE, browser = null as string | null } = {},
): Promise<void> {
  const now = clock.now();
  await connection.db.insert(oneTimeCodes).values({
    ...target,
    browser,
    code_hash: hashCode(SECRET_KEY, target, code),
    salt: 'salt',
    issued_at: now,
    expires_at: addSeconds(now, 300),
  });
}

const hasMobile = ({ mobile }: CodeTarget) => eq(oneTimeCodes.mobile, mobile);

const getDeps = () => ({ db: connection.db, key: SECRET_KEY, clock: clock.now }) as CodeDeps;

const createEntry = (target: CodeTarget, code: string, more: Partial<CodeEntry> = {}) => ({
  ...target,
  code,
  address: `address of ${target.mobile}`,
  ...more,
});

async function verify(target: CodeTarget, code: string, more: Partial<CodeEntry> = {}) {
  return verifyCode(getDeps(), createEntry(target, code, more));
}

/** Returns the result and the `isRepeated` arguments of the task. */
async function confirm(target: CodeTarget, code: string) {
  const calls: boolean[] = [];
  const verified = await verifyCode(getDeps(), createEntry(target, code), {
    isRepeatable: true,
    task: async (_tx, isRepeated) => {
      calls.push(isRepeated);
      return 'result';
    },
  });
  return { ...verified, calls };
}

async function enterWrongCodes(target: CodeTarget, count: number, more: Partial<CodeEntry> = {}) {
  for (let index = 0; index < count; index += 1) await verify(target, WRONG_CODE, more);
}

test('counts wrong codes of strangers and of the requesting browser separately', async () => {
  const target = createTarget();
  await storeCode(target, { browser: OWNER });
  await enterWrongCodes(target, 5, { browser: STRANGER });
  expect(await verify(target, CODE, { browser: STRANGER })).toEqual({ outcome: 'spent' });
  await enterWrongCodes(target, 4, { browser: OWNER });
  expect(await verify(target, CODE, { browser: OWNER })).toMatchObject({ outcome: 'right' });
});

test('gives the requesting browser five attempts, which other browsers do not share', async () => {
  const target = createTarget();
  await storeCode(target, { browser: OWNER });
  await enterWrongCodes(target, 5, { browser: OWNER });
  expect(await verify(target, CODE, { browser: OWNER })).toEqual({ outcome: 'spent' });
  expect(await verify(target, CODE, { browser: STRANGER })).toMatchObject({ outcome: 'right' });
});

test('counts attempts without a cookie as those of other browsers', async () => {
  const target = createTarget();
  await storeCode(target);
  await enterWrongCodes(target, 5);
  const [row] = await connection.db.select().from(oneTimeCodes).where(hasMobile(target));
  expect(row).toMatchObject({ tries: 0, other_tries: 5 });
});

test('delays only strangers after ten wrong codes of strangers', async () => {
  const target = createTarget();
  for (const _ of [1, 2]) {
    await storeCode(target, { browser: OWNER });
    await enterWrongCodes(target, 5, { browser: STRANGER });
  }
  await storeCode(target, { browser: OWNER });
  expect(await verify(target, CODE, { browser: STRANGER })).toEqual({
    outcome: 'wait',
    waitSeconds: 30,
    scope: 'number',
  });
  expect(await verify(target, CODE, { browser: OWNER })).toMatchObject({ outcome: 'right' });
});

test('delays only the requesting browser after its ten wrong codes', async () => {
  const target = createTarget();
  for (const _ of [1, 2]) {
    await storeCode(target, { browser: OWNER });
    await enterWrongCodes(target, 5, { browser: OWNER });
  }
  await storeCode(target, { browser: OWNER });
  const delayed = await verify(target, CODE, { browser: OWNER });
  expect(delayed).toEqual({ outcome: 'wait', waitSeconds: 30, scope: 'number' });
  expect(await verify(target, CODE, { browser: STRANGER })).toMatchObject({ outcome: 'right' });
});

test('counts failures of verified browsers separately', async () => {
  const target = createTarget();
  for (const _ of [1, 2]) {
    await storeCode(target);
    await enterWrongCodes(target, 5);
  }
  await storeCode(target);
  expect(await verify(target, CODE)).toMatchObject({ outcome: 'wait' });
  expect(await verify(target, CODE, { isVerified: true })).toMatchObject({ outcome: 'right' });
});

test('resets the count of consecutive failures after a correct code', async () => {
  const target = createTarget();
  for (const _ of [1, 2, 3]) {
    await storeCode(target);
    await enterWrongCodes(target, 4);
    expect(await verify(target, CODE)).toMatchObject({ outcome: 'right' });
  }
});

test('rounds a delay up to the next second', async () => {
  const target = createTarget();
  for (const _ of [1, 2]) {
    await storeCode(target);
    await enterWrongCodes(target, 5);
  }
  await storeCode(target);
  clock.forward(9.5);
  expect(await verify(target, CODE)).toEqual({ outcome: 'wait', waitSeconds: 21, scope: 'number' });
  clock.forward(20.5);
  expect(await verify(target, CODE)).toMatchObject({ outcome: 'right' });
});

test('repeats a confirmed task for ten minutes', async () => {
  const target = createTarget();
  await storeCode(target);
  const first = await confirm(target, CODE);
  expect(first).toEqual({ outcome: 'right', result: 'result', calls: [false] });
  clock.forward(599);
  const repeated = await confirm(target, CODE);
  expect(repeated).toEqual({ outcome: 'right', result: 'result', calls: [true] });
  clock.forward(1);
  expect(await confirm(target, CODE)).toEqual({ outcome: 'used', calls: [] });
});

test('counts the confirmed code and the wrong ones after it as attempts', async () => {
  const target = createTarget();
  await storeCode(target);
  await confirm(target, CODE);
  for (let index = 0; index < 4; index += 1)
    expect(await confirm(target, WRONG_CODE)).toEqual({ outcome: 'wrong', calls: [] });
  expect(await confirm(target, CODE)).toEqual({ outcome: 'spent', calls: [] });
});

test('marks no code as used if the task fails', async () => {
  const target = createTarget();
  await storeCode(target);
  const failing = verifyCode(getDeps(), createEntry(target, CODE), {
    isRepeatable: true,
    task: async () => {
      throw new Error('the task failed');
    },
  });
  await expect(failing).rejects.toThrow('the task failed');
  expect(await confirm(target, CODE)).toMatchObject({ outcome: 'right', calls: [false] });
});

test('invalidates the other open codes of a request when one is used', async () => {
  const [target, otherTarget] = [createTarget(), createTarget()];
  await storeCode(otherTarget);
  await storeCode(target, { code: '111111' });
  await storeCode(target, { code: '222222' });
  await storeCode(target, { code: '333333' });
  expect(await verify(target, '222222')).toMatchObject({ outcome: 'right' });
  const rows = await connection.db.select().from(oneTimeCodes).where(hasMobile(target));
  const openCodes = rows.filter(({ expires_at, issued_at }) => expires_at > issued_at);
  expect(openCodes.map(({ used_at }) => used_at)).toEqual([clock.now()]);
  expect(await verify(otherTarget, CODE)).toMatchObject({ outcome: 'right' });
});

test('accepts the newest three codes of a request', async () => {
  const target = createTarget();
  for (const code of ['111111', '222222', '333333', '444444']) await storeCode(target, { code });
  expect(await verify(target, '111111')).toEqual({ outcome: 'wrong' });
  expect(await verify(target, '222222')).toMatchObject({ outcome: 'right' });
});

test('rejects codes that are older than the used one', async () => {
  const target = createTarget();
  await storeCode(target, { code: '111111' });
  await verify(target, '111111');
  const expires_at = addSeconds(clock.now(), 300);
  await connection.db.update(oneTimeCodes).set({ expires_at }).where(hasMobile(target));
  await storeCode(target, { code: '222222' });
  expect(await verify(target, '111111')).toEqual({ outcome: 'wrong' });
  expect(await verify(target, '222222')).toMatchObject({ outcome: 'right' });
});

test('limits the attempts of an address to 1,500 in ten minutes, for any numbers', async () => {
  const address = 'address with many attempts';
  await connection.db.insert(useCounts).values({
    key: `code-tries:address:${address}`,
    seconds: 600,
    interval: Math.floor(clock.now().getTime() / 600_000),
    current: 1499,
    previous: 0,
    expires_at: clock.now(),
  });
  const [first, second] = [createTarget(), createTarget()];
  await storeCode(first);
  await storeCode(second);
  expect(await verify(first, CODE, { address })).toMatchObject({ outcome: 'right' });
  const refused = await verify(second, CODE, { address });
  expect(refused).toEqual({ outcome: 'wait', scope: 'address', waitSeconds: expect.any(Number) });
  expect(await verify(second, CODE)).toMatchObject({ outcome: 'right' });
});
