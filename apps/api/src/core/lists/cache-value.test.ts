import { addSeconds } from '../jobs/clock.ts';
import { type CacheOptions, cacheValue } from './cache-by-revision.ts';

/** Computations end when a test calls `finish` or `fail`. The n-th computation returns n. */
function createTestCache({ isLarge }: { isLarge: boolean }) {
  let now = new Date('2026-11-24T06:00:00Z');
  let revision = '1';
  const computations: { finish(): void; fail(): void }[] = [];
  const options: CacheOptions<number> = {
    isLarge: () => isLarge,
    maxAgeMs: 60_000,
    readRevision: async () => revision,
    compute: () => {
      const number = computations.length + 1;
      return new Promise((resolve, reject) => {
        computations.push({
          finish() {
            resolve(number);
          },
          fail: () => reject(new Error('away')),
        });
      });
    },
    clock: () => now,
  };
  const waitForComputation = async (number: number) => {
    while (computations.length < number) await Promise.resolve();
    return computations[number - 1];
  };
  return {
    read: cacheValue(options),
    waitForComputation,
    computations,
    setRevision: (newRevision: string) => {
      revision = newRevision;
    },
    forward: (seconds: number) => {
      now = addSeconds(now, seconds);
    },
  };
}

async function runPendingPromises(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test('computes the value once for parallel reads', async () => {
  const { read, waitForComputation, computations } = createTestCache({ isLarge: false });
  const requests = [read(), read(), read()];
  (await waitForComputation(1))?.finish();
  expect(await Promise.all(requests)).toEqual([1, 1, 1]);
  expect(computations).toHaveLength(1);
});

test('computes a small value again before it responds to a read after a change', async () => {
  const { read, waitForComputation, setRevision, computations } = createTestCache({
    isLarge: false,
  });
  const first = read();
  (await waitForComputation(1))?.finish();
  expect(await first).toBe(1);
  expect(await read()).toBe(1);
  setRevision('2');
  const second = read();
  (await waitForComputation(2))?.finish();
  expect(await second).toBe(2);
  expect(computations).toHaveLength(2);
});

test('a read after a change does not return the value of a computation that already runs', async () => {
  const { read, waitForComputation, setRevision } = createTestCache({ isLarge: false });
  const first = read();
  await waitForComputation(1);
  setRevision('2');
  const second = read();
  await runPendingPromises();
  (await waitForComputation(1))?.finish();
  expect(await first).toBe(1);
  (await waitForComputation(2))?.finish();
  expect(await second).toBe(2);
});

test('serves a large value for a minute after a change, and then until it is computed again', async () => {
  const { read, waitForComputation, setRevision, forward, computations } = createTestCache({
    isLarge: true,
  });
  const first = read();
  (await waitForComputation(1))?.finish();
  expect(await first).toBe(1);
  setRevision('2');
  forward(59);
  expect(await read()).toBe(1);
  expect(computations).toHaveLength(1);
  forward(2);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  (await waitForComputation(2))?.finish();
  await runPendingPromises();
  expect(await read()).toBe(2);
  expect(computations).toHaveLength(2);
});

test('serves the old value after a failed computation and computes it again', async () => {
  const { read, waitForComputation, setRevision, forward } = createTestCache({ isLarge: true });
  const first = read();
  (await waitForComputation(1))?.finish();
  await first;
  setRevision('2');
  forward(61);
  expect(await read()).toBe(1);
  (await waitForComputation(2))?.fail();
  await runPendingPromises();
  expect(await read()).toBe(1);
  (await waitForComputation(3))?.finish();
  await runPendingPromises();
  expect(await read()).toBe(3);
});

test('rejects the first read if its computation fails', async () => {
  const { read, waitForComputation } = createTestCache({ isLarge: false });
  const request = read();
  (await waitForComputation(1))?.fail();
  await expect(request).rejects.toThrow('away');
});
