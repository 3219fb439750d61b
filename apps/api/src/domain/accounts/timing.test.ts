import { type TestApi, testApi } from '../../testing/api.ts';
import { oneDatabase } from '../../testing/databases.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { accountCalls } from './testing/account-calls.ts';

/** Pairs of one known and one unknown number, taken in turns so that a busy machine slows both. */
const PAIRS = 24;

/** As many of the pairs must agree on which is slower: by chance alone they do once in 5,000 runs. */
const AGREEING = 21;

/** What a stranger could tell apart over a network, in milliseconds. */
const TELLING_MS = 15;

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

describe.each(oneDatabase())('timing of known and unknown numbers on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());

  const { post, newNumber, login, register } = accountCalls(() => api);

  /** By how many milliseconds a known number took longer, pair by pair. */
  async function differences(work: (mobile: string) => Promise<unknown>) {
    const known = newNumber();
    await register(known);
    const timed = async (mobile: string) => {
      const start = performance.now();
      await work(mobile);
      return performance.now() - start;
    };
    // The first of each warms what is made once.
    await timed(newNumber());
    const found: number[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      clock.forward(3600);
      // Each goes first in every second pair: whatever slows the second one slows both as often.
      const late = pair % 2 === 0 ? undefined : await timed(newNumber());
      const ofKnown = await timed(known);
      found.push(ofKnown - (late ?? (await timed(newNumber()))));
    }
    return found;
  }

  /** Noise of a busy machine goes either way; what tells numbers apart goes one way, by more than a network hides. */
  function expectAlike(found: number[]) {
    const slower = found.filter((difference) => difference > 0).length;
    const agree = Math.max(slower, found.length - slower);
    if (agree >= AGREEING) expect(Math.abs(median(found))).toBeLessThan(TELLING_MS);
    expect(found).toHaveLength(PAIRS);
  }

  // A hash that is left out would make it 60 ms faster.
  test('a wrong password takes as long for an unknown number', async () => {
    expectAlike(await differences((mobile) => login(mobile, 'not the password')));
  });

  test('a code is sent as fast to an unknown number', async () => {
    expectAlike(await differences((mobile) => post('/api/get_user_otp', { mobile })));
  });
});
