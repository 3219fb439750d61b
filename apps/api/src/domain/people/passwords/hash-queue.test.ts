import { HashQueue, QueueFullError } from './hash-queue.ts';

function job() {
  let finish: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let began = false;
  return {
    finish,
    hasBegun: () => began,
    work: () => {
      began = true;
      return promise;
    },
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('runs two at once, queues three in order and rejects the sixth', async () => {
  const queue = new HashQueue({ concurrency: 2, maxWaiting: 3 });
  const jobs = Array.from({ length: 5 }, job);
  const done = jobs.map(({ work }) => queue.run(work));
  await expect(queue.run(async () => undefined)).rejects.toThrow(QueueFullError);
  expect(jobs.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false, false]);
  jobs[1]?.finish();
  await turn();
  expect(jobs.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false, false]);
  for (const { finish } of jobs) finish();
  await Promise.all(done);
  expect(await queue.run(async () => 'free again')).toBe('free again');
});

test('a failed task frees its slot', async () => {
  const queue = new HashQueue({ concurrency: 1, maxWaiting: 1 });
  const failed = queue.run(async () => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});
