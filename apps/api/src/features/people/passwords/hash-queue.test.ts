import { HashQueue, QueueFullError } from './passwords.ts';

function createTask() {
  let finish: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let hasStarted = false;
  return {
    finish,
    hasStarted: () => hasStarted,
    run: () => {
      hasStarted = true;
      return promise;
    },
  };
}

const waitForNextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('runs two tasks, queues three in order and rejects the sixth', async () => {
  const queue = new HashQueue({ concurrency: 2, maxWaiting: 3 });
  const tasks = Array.from({ length: 5 }, createTask);
  const done = tasks.map(({ run }) => queue.run(run));
  await expect(queue.run(async () => undefined)).rejects.toThrow(QueueFullError);
  expect(tasks.map(({ hasStarted }) => hasStarted())).toEqual([true, true, false, false, false]);
  tasks[1]?.finish();
  await waitForNextTurn();
  expect(tasks.map(({ hasStarted }) => hasStarted())).toEqual([true, true, true, false, false]);
  for (const { finish } of tasks) finish();
  await Promise.all(done);
  expect(await queue.run(async () => 'free again')).toBe('free again');
});

test('runs the next task after a failed task', async () => {
  const queue = new HashQueue({ concurrency: 1, maxWaiting: 1 });
  const failed = queue.run(async () => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});
