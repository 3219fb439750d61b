import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createHostileSender } from './testing/create-hostile-sender.ts';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { selectOneDatabase } from './testing/databases.ts';
import { readSeed } from './testing/random.ts';

const isFull = process.env.TEST_FULL !== undefined;
const REQUEST_COUNT = Number(process.env.HOSTILE_REQUESTS ?? (isFull ? 100_000 : 3000));
const MAX_MEMORY_RATIO = 1.1;
const TIMEOUT_MS = 30 * 60 * 1000;
/** The first requests fill caches, so only many requests reveal a memory leak. */
const MEMORY_REQUEST_COUNT = 100_000;

describe.each(selectOneDatabase())('hostile requests over all routes on $name', (database) => {
  const seed = readSeed();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  test(
    `responds to ${REQUEST_COUNT} requests without a 5xx (repeat with RANDOM_SEED=${seed})`,
    async () => {
      const sender = await createHostileSender(api, seed);
      expect(sender.routes.length).toBeGreaterThan(90);
      await sender.sendUpTo(REQUEST_COUNT);
      const { statuses, acceptedRoutes } = sender;
      process.stdout.write(
        `${REQUEST_COUNT} hostile requests: ${JSON.stringify(Object.fromEntries(statuses))}\n`,
      );
      // Requests that all fail validation would not test the handlers.
      for (const status of [200, 400, 404])
        expect(statuses.get(status) ?? 0).toBeGreaterThan(REQUEST_COUNT / 200);
      expect(acceptedRoutes.size).toBeGreaterThan(40);
    },
    TIMEOUT_MS,
  );

  if (isFull)
    test(
      'the memory grows by less than 10 % between the first and the last tenth of the requests',
      async () => {
        const script = path.join(import.meta.dirname, './testing/measure-hostile-memory.ts');
        const { stdout } = await promisify(execFile)(
          process.execPath,
          ['--expose-gc', script, String(MEMORY_REQUEST_COUNT), String(seed)],
          { env: process.env },
        );
        const { before, after } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
        process.stdout.write(
          `${MEMORY_REQUEST_COUNT} hostile requests: memory grew from ${toMegabytes(before)} to ${toMegabytes(after)} MB\n`,
        );
        expect(before).toBeGreaterThan(2 ** 20);
        expect(after).toBeLessThan(before * MAX_MEMORY_RATIO);
      },
      TIMEOUT_MS,
    );
});

const toMegabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
