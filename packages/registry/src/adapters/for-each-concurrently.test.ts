import { forEachConcurrently } from './download-version.ts';

/** Also in `for-each-concurrently.ts`. */
const MAX_CONCURRENT = 8;

const createDeferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

const createIndexes = (count: number) => Array.from({ length: count }, (_, index) => index);

test('runs the task on every item, at most eight at a time', async () => {
  const items = createIndexes(3 * MAX_CONCURRENT);
  const startedItems: number[] = [];
  let runningCount = 0;
  let maxRunningCount = 0;
  await forEachConcurrently(items, async (item) => {
    startedItems.push(item);
    runningCount += 1;
    maxRunningCount = Math.max(maxRunningCount, runningCount);
    await new Promise(setImmediate);
    runningCount -= 1;
  });
  expect(startedItems).toEqual(items);
  expect(maxRunningCount).toBe(MAX_CONCURRENT);
});

test('starts no task after an error and rejects when the running tasks have ended', async () => {
  const slowTask = createDeferred();
  const startedItems: number[] = [];
  let isRunning = true;
  const allTasks = forEachConcurrently(createIndexes(3 * MAX_CONCURRENT), async (index) => {
    startedItems.push(index);
    if (index === 3) throw new Error('the fourth is broken');
    await slowTask.promise;
    isRunning = false;
  });
  const outcome = allTasks.catch((error: unknown) => ({ error, isRunning }));
  // One task has failed, and the other seven are still running.
  await new Promise(setImmediate);
  slowTask.resolve();
  expect(await outcome).toEqual({ error: new Error('the fourth is broken'), isRunning: false });
  expect(startedItems).toEqual(createIndexes(MAX_CONCURRENT));
});
