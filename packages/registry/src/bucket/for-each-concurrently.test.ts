import { forEachConcurrently } from './for-each-concurrently.ts';

const createDeferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

test('starts no task after an error and rejects when the running tasks have ended', async () => {
  const slowTask = createDeferred();
  const startedItems: number[] = [];
  let isRunning = true;
  const allTasks = forEachConcurrently(
    Array.from({ length: 20 }, (_, index) => index),
    async (index) => {
      startedItems.push(index);
      if (index === 3) throw new Error('the fourth is broken');
      await slowTask.promise;
      isRunning = false;
    },
  );
  const outcome = allTasks.catch((error: unknown) => ({ error, isRunning }));
  // One task has failed, and the other seven are still running.
  await new Promise(setImmediate);
  slowTask.resolve();
  expect(await outcome).toEqual({ error: new Error('the fourth is broken'), isRunning: false });
  expect(startedItems).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
