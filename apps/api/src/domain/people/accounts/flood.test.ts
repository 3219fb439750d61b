import { type TestApi, testApi } from '../../../testing/api.ts';
import { oneDatabase } from '../../../testing/databases.ts';
import { argon2id } from '../passwords/argon2id.ts';
import { accountCalls, PASSWORD } from './testing/account-calls.ts';

/** Two running hashes and forty waiting ones: further requests are rejected. */
const CAPACITY = 42;

/** A hasher that waits for the test, so that the machine's speed does not matter. */
function heldHasher() {
  const { hash, matches } = argon2id({ memory_kib: 64, passes: 1 });
  let held = Promise.resolve();
  return {
    passwordHasher: {
      hash,
      async matches(compared: string, password: string) {
        await held;
        return matches(compared, password);
      },
    },
    /** Blocks every later comparison. Returns a function that releases them. */
    hold(): () => void {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

describe.each(oneDatabase())('a flood of sign-ins on $name', (database) => {
  const { passwordHasher, hold } = heldHasher();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, undefined, { passwordHasher });
  });
  afterAll(() => api.close());

  const { newNumber, login } = accountCalls(() => api);

  test('rejects excess sign-ins with 503 immediately', async () => {
    const release = hold();
    const answered: Awaited<ReturnType<typeof login>>[] = [];
    let all: Promise<void>[] = [];
    await new Promise<void>((resolve) => {
      all = Array.from({ length: CAPACITY + 18 }, async () => {
        answered.push(await login(newNumber(), PASSWORD));
        if (answered.length === 18) resolve();
      });
    });
    for (const { status, body, headers } of answered) {
      expect([status, body.reason, headers['retry-after']]).toEqual([503, 'busy', '2']);
    }
    release();
    await Promise.all(all);
    expect(answered.slice(18).map(({ status }) => status)).toEqual(Array(CAPACITY).fill(400));
    expect((await login(newNumber(), PASSWORD)).status).toBe(400);
  });

  test('serves page reads during the flood', async () => {
    const release = hold();
    let signedIn = 0;
    const flood = Array.from({ length: CAPACITY }, async () => {
      await login(newNumber(), PASSWORD);
      signedIn += 1;
    });
    for (let reader = 0; reader < 10; reader += 1) {
      expect((await api.app.inject('/api/all_state')).statusCode).toBe(200);
    }
    expect(signedIn).toBe(0);
    release();
    await Promise.all(flood);
  });
});
