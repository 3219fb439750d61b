import { TaskQueue } from './task-queue.ts';

const SOURCE = 'address:192.0.2.1';

/** A job that ends when the test releases it. */
function work(started: string[], name: string) {
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

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('limits parallel tasks and runs them in order', async () => {
  const started: string[] = [];
  const queue = new TaskQueue({ concurrency: 2, maxWaiting: 10, maxPerSource: 10 });
  const jobs = ['a', 'b', 'c'].map((name) => work(started, name));
  const results = jobs.map((job) => queue.run(SOURCE, job.run));
  expect(started).toEqual(['a', 'b']);
  jobs[1]?.end();
  await settled();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const job of jobs) job.end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('a failure rejects its caller and frees the slot', async () => {
  const started: string[] = [];
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 10, maxPerSource: 10 });
  const [first, second] = [work(started, 'first'), work(started, 'second')];
  const failed = queue.run(SOURCE, first.run);
  const done = queue.run(SOURCE, second.run);
  first.fail();
  await expect(failed).rejects.toThrow('first');
  second.end();
  expect(await done).toBe('second');
});

test('rejects tasks beyond the limit with 503', async () => {
  const started: string[] = [];
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 1, maxPerSource: 10 });
  const jobs = ['runs', 'waits'].map((name) => work(started, name));
  const results = jobs.map((job) => queue.run(SOURCE, job.run));
  await expect(queue.run(SOURCE, async () => 'one too many')).rejects.toMatchObject({
    statusCode: 503,
  });
  for (const job of jobs) job.end();
  expect(await Promise.all(results)).toEqual(['runs', 'waits']);
});

test('rejects a source with too many pending tasks with 429, serves others, and serves it again later', async () => {
  const started: string[] = [];
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 10, maxPerSource: 2 });
  const jobs = ['a', 'b', 'other'].map((name) => work(started, name));
  const [a, b, other] = jobs.map((job, place) =>
    queue.run(place < 2 ? SOURCE : 'address:192.0.2.2', job.run),
  );
  await expect(queue.run(SOURCE, async () => 'one too many')).rejects.toMatchObject({
    statusCode: 429,
    details: { retryAfterSeconds: 2 },
  });
  jobs[0]?.end();
  await a;
  await settled();
  const next = queue.run(SOURCE, async () => 'next');
  for (const job of jobs) job.end();
  expect(await Promise.all([b, other, next])).toEqual(['b', 'other', 'next']);
});
