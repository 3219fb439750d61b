import { WorkQueue } from './work-queue.ts';

/** Work that ends when the test says so. */
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

test('only so many run at once, in the order in which they came', async () => {
  const started: string[] = [];
  const queue = new WorkQueue({ atOnce: 2, waiting: 10 });
  const jobs = ['a', 'b', 'c'].map((name) => work(started, name));
  const results = jobs.map((job) => queue.run(job.run));
  expect(started).toEqual(['a', 'b']);
  jobs[1]?.end();
  await settled();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const job of jobs) job.end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('a failure reaches who asked and makes room for the next', async () => {
  const started: string[] = [];
  const queue = new WorkQueue({ atOnce: 1, waiting: 10 });
  const [first, second] = [work(started, 'first'), work(started, 'second')];
  const failed = queue.run(first.run);
  const done = queue.run(second.run);
  first.fail();
  await expect(failed).rejects.toThrow('first');
  second.end();
  expect(await done).toBe('second');
});

test('demand beyond the limit is refused with a 503', async () => {
  const started: string[] = [];
  const queue = new WorkQueue({ atOnce: 1, waiting: 1 });
  const jobs = ['runs', 'waits'].map((name) => work(started, name));
  const results = jobs.map((job) => queue.run(job.run));
  await expect(queue.run(async () => 'one too many')).rejects.toMatchObject({ statusCode: 503 });
  for (const job of jobs) job.end();
  expect(await Promise.all(results)).toEqual(['runs', 'waits']);
});
