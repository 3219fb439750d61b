import { TaskQueue } from './task-queue.ts';

const SOURCE = 'address:192.0.2.1';

/** Creates a task that ends when the test calls `end` or `fail`. */
function createTask(started: string[], name: string) {
  let resolve: (value: string) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  return {
    run: () => {
      started.push(name);
      return promise;
    },
    end: () => resolve(name),
    fail: () => reject(new Error(name)),
  };
}

const waitForPromises = () => new Promise((resolve) => setImmediate(resolve));

test('limits parallel tasks and starts them in order', async () => {
  const started: string[] = [];
  const queue = new TaskQueue({ concurrency: 2, maxWaiting: 10, maxPerSource: 10 });
  const tasks = ['a', 'b', 'c'].map((name) => createTask(started, name));
  const results = tasks.map((task) => queue.run(SOURCE, task.run));
  expect(started).toEqual(['a', 'b']);
  tasks[1]?.end();
  await waitForPromises();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const task of tasks) task.end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('rejects the caller of a failed task and starts the next task', async () => {
  const started: string[] = [];
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 10, maxPerSource: 10 });
  const [first, second] = [createTask(started, 'first'), createTask(started, 'second')];
  const failedResult = queue.run(SOURCE, first.run);
  const secondResult = queue.run(SOURCE, second.run);
  first.fail();
  await expect(failedResult).rejects.toThrow('first');
  second.end();
  expect(await secondResult).toBe('second');
});

test('rejects a task beyond the maximum number of pending tasks with 503', async () => {
  const started: string[] = [];
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 1, maxPerSource: 10 });
  const tasks = ['runs', 'waits'].map((name) => createTask(started, name));
  const results = tasks.map((task) => queue.run(SOURCE, task.run));
  await expect(queue.run(SOURCE, async () => 'one too many')).rejects.toMatchObject({
    statusCode: 503,
  });
  for (const task of tasks) task.end();
  expect(await Promise.all(results)).toEqual(['runs', 'waits']);
});

test('rejects a source with too many pending tasks with 429 and accepts other sources', async () => {
  const started: string[] = [];
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 10, maxPerSource: 2 });
  const tasks = ['a', 'b', 'other'].map((name) => createTask(started, name));
  const [resultA, resultB, otherResult] = tasks.map((task, index) =>
    queue.run(index < 2 ? SOURCE : 'address:192.0.2.2', task.run),
  );
  await expect(queue.run(SOURCE, async () => 'one too many')).rejects.toMatchObject({
    statusCode: 429,
    details: { retryAfterSeconds: 2 },
  });
  tasks[0]?.end();
  await resultA;
  await waitForPromises();
  const nextResult = queue.run(SOURCE, async () => 'next');
  for (const task of tasks) task.end();
  expect(await Promise.all([resultB, otherResult, nextResult])).toEqual(['b', 'other', 'next']);
});
