import { addSeconds } from '../clock.ts';
import { type CacheOptions, cacheValue } from './cache-value.ts';

/** Values that are computed when the test releases them; each is its sequence number. */
function setting({ isLarge }: { isLarge: boolean }) {
  let now = new Date('2026-11-24T06:00:00Z');
  let revision = '1';
  const makings: { finish(): void; fail(): void }[] = [];
  const keeping: CacheOptions<number> = {
    isLarge: () => isLarge,
    maxAgeMs: 60_000,
    revision: async () => revision,
    compute: () => {
      const number = makings.length + 1;
      return new Promise((resolve, reject) => {
        makings.push({
          finish() {
            resolve(number);
          },
          fail: () => reject(new Error('away')),
        });
      });
    },
    clock: () => now,
  };
  const made = async (number: number) => {
    while (makings.length < number) await Promise.resolve();
    return makings[number - 1];
  };
  return {
    ask: cacheValue(keeping),
    made,
    makings,
    change: (to: string) => {
      revision = to;
    },
    pass: (seconds: number) => {
      now = addSeconds(now, seconds);
    },
  };
}

test('shares one computation between parallel reads', async () => {
  const { ask, made, makings } = setting({ isLarge: false });
  const requests = [ask(), ask(), ask()];
  (await made(1))?.finish();
  expect(await Promise.all(requests)).toEqual([1, 1, 1]);
  expect(makings).toHaveLength(1);
});

test('never returns an outdated value that is fast to compute', async () => {
  const { ask, made, change, makings } = setting({ isLarge: false });
  const first = ask();
  (await made(1))?.finish();
  expect(await first).toBe(1);
  expect(await ask()).toBe(1);
  change('2');
  const second = ask();
  (await made(2))?.finish();
  expect(await second).toBe(2);
  expect(makings).toHaveLength(2);
});

test('starts another computation for reads after a change', async () => {
  const { ask, made, change } = setting({ isLarge: false });
  const first = ask();
  await made(1);
  change('2');
  const second = ask();
  // It reads the revision before it waits for the running computation.
  for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  (await made(1))?.finish();
  expect(await first).toBe(1);
  (await made(2))?.finish();
  expect(await second).toBe(2);
});

test('serves a slow value for up to a minute while it is recomputed', async () => {
  const { ask, made, change, pass, makings } = setting({ isLarge: true });
  const first = ask();
  (await made(1))?.finish();
  expect(await first).toBe(1);
  change('2');
  pass(59);
  expect(await ask()).toBe(1);
  expect(makings).toHaveLength(1);
  pass(2);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  (await made(2))?.finish();
  for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  expect(await ask()).toBe(2);
  expect(makings).toHaveLength(2);
});

test('preserves the old value after a failed computation, and retries', async () => {
  const { ask, made, change, pass } = setting({ isLarge: true });
  const first = ask();
  (await made(1))?.finish();
  await first;
  change('2');
  pass(61);
  expect(await ask()).toBe(1);
  (await made(2))?.fail();
  for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  expect(await ask()).toBe(1);
  (await made(3))?.finish();
  for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  expect(await ask()).toBe(3);
});

test('rejects the first read when the computation fails', async () => {
  const { ask, made } = setting({ isLarge: false });
  const request = ask();
  (await made(1))?.fail();
  await expect(request).rejects.toThrow('away');
});
