import { type TestApi, testApi } from '../../testing/api.ts';
import { oneDatabase } from '../../testing/databases.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { accountCalls } from './testing/account-calls.ts';

/** Pairs of one known and one unknown number, taken in turns so that a busy machine slows both. */
const PAIRS = 24;

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

describe.each(oneDatabase())('timing of known and unknown numbers on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());

  const { post, newNumber, login, register } = accountCalls(() => api);

  async function medians(work: (mobile: string) => Promise<unknown>) {
    const known = newNumber();
    await register(known);
    const times = { known: [] as number[], unknown: [] as number[] };
    const timed = async (mobile: string) => {
      const start = performance.now();
      await work(mobile);
      return performance.now() - start;
    };
    // The first of each warms what is made once.
    await timed(newNumber());
    for (let pair = 0; pair < PAIRS; pair += 1) {
      clock.forward(3600);
      times.known.push(await timed(known));
      times.unknown.push(await timed(newNumber()));
    }
    return { known: median(times.known), unknown: median(times.unknown) };
  }

  test('a wrong password takes as long for an unknown number', async () => {
    const { known, unknown } = await medians((mobile) => login(mobile, 'not the password'));
    // A hash that is left out would make it ten times faster; noise does not.
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test('a code is sent as fast to an unknown number', async () => {
    const send = (mobile: string) => post('/api/get_user_otp', { mobile });
    const { known, unknown } = await medians(send);
    expect(Math.abs(known - unknown)).toBeLessThan(15);
  });
});
