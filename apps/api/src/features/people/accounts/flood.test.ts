import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { createArgon2idHasher } from '../passwords/passwords.ts';
import { createAccountCalls, PASSWORD } from './testing/account-calls.ts';

/** Two hashes run and forty wait. Further requests are rejected. */
const CAPACITY = 42;
const EXCESS = 18;

/** Creates a hasher that the test can block, so that the speed of the machine does not matter. */
function createBlockableHasher() {
  const { hash, matches } = createArgon2idHasher({ memory_kib: 64, passes: 1 });
  let unblocked = Promise.resolve();
  return {
    passwordHasher: {
      hash,
      async matches(compared: string, password: string) {
        await unblocked;
        return matches(compared, password);
      },
    },
    /** Blocks all later comparisons. Returns a function that releases them. */
    block(): () => void {
      let release: () => void = () => undefined;
      unblocked = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

describe.each(selectOneDatabase())('a flood of sign-ins on $name', (database) => {
  const { passwordHasher, block } = createBlockableHasher();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, undefined, { passwordHasher });
  });
  afterAll(() => api.close());

  const { createNumber, login } = createAccountCalls(() => api);

  test('rejects sign-ins beyond the capacity with 503 immediately', async () => {
    const release = block();
    const responses: Awaited<ReturnType<typeof login>>[] = [];
    let logins: Promise<void>[] = [];
    await new Promise<void>((resolve) => {
      logins = Array.from({ length: CAPACITY + EXCESS }, async () => {
        responses.push(await login(createNumber(), PASSWORD));
        if (responses.length === EXCESS) resolve();
      });
    });
    for (const { status, body, headers } of responses) {
      expect([status, body.reason, headers['retry-after']]).toEqual([503, 'busy', '2']);
    }
    release();
    await Promise.all(logins);
    expect(responses.slice(EXCESS).map(({ status }) => status)).toEqual(Array(CAPACITY).fill(400));
    expect((await login(createNumber(), PASSWORD)).status).toBe(400);
  });

  test('serves other requests while the queue of sign-ins is full', async () => {
    const release = block();
    let signInCount = 0;
    const flood = Array.from({ length: CAPACITY }, async () => {
      await login(createNumber(), PASSWORD);
      signInCount += 1;
    });
    for (let reader = 0; reader < 10; reader += 1) {
      expect((await api.app.inject('/api/all_state')).statusCode).toBe(200);
    }
    expect(signInCount).toBe(0);
    release();
    await Promise.all(flood);
  });
});
