import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type TestApi, testApi } from '../testing/api.ts';
import { oneDatabase } from '../testing/databases.ts';
import { hostileSender } from '../testing/hostile-sender.ts';
import { seedOfRun } from '../testing/random.ts';

const isFull = process.env.TEST_FULL !== undefined;
/** Requests over all routes. */
const COUNT = Number(process.env.HOSTILE_REQUESTS ?? (isFull ? 100_000 : 3000));
const MORE_MEMORY = 1.1;
/** Before this number of requests, memory grows by caches and compiled code. */
const ENOUGH = 100_000;

describe.each(oneDatabase())('hostile requests over all routes on $name', (database) => {
  const seed = seedOfRun();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database);
  });
  afterAll(() => api.close());

  test(`answers ${COUNT} requests without a 5xx (RANDOM_SEED=${seed} repeats it)`, async () => {
    const sender = await hostileSender(api, seed);
    expect(sender.routes.length).toBeGreaterThan(90);
    await sender.upTo(COUNT);
    const { statuses, reached } = sender;
    process.stdout.write(
      `${COUNT} hostile requests: ${JSON.stringify(Object.fromEntries(statuses))}\n`,
    );
    // Equal outcomes of all requests would prove nothing.
    for (const status of [200, 400, 404])
      expect(statuses.get(status) ?? 0).toBeGreaterThan(COUNT / 200);
    expect(reached.size).toBeGreaterThan(40);
  }, 1_800_000);

  // It takes minutes, and fewer requests say nothing about memory.
  if (isFull)
    test('releases memory to within a tenth after all requests', async () => {
      const script = path.join(import.meta.dirname, '../testing/hostile-memory.ts');
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--expose-gc', script, String(ENOUGH), String(seed)],
        { env: process.env },
      );
      const { before, after } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
      process.stdout.write(
        `${ENOUGH} hostile requests: held ${mega(before)}, then ${mega(after)} MB\n`,
      );
      expect(before).toBeGreaterThan(2 ** 20);
      expect(after).toBeLessThan(before * MORE_MEMORY);
    }, 1_800_000);
});

const mega = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
