import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from './process-alive.mjs';
import { readLock, takeLock } from './run-lock.mjs';

const lockFile = () => path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'run-lock-')), 'a.lock');

test('is held until it is released', async () => {
  const file = lockFile();
  const lock = await takeLock(file, 'npm start');
  expect(lock.wasInterrupted).toBe(false);
  await expect(takeLock(file, 'another')).rejects.toThrow(
    `npm start already works in this folder (process ${process.pid}); end it first.`,
  );
  lock.release();
  expect(readLock(file)).toBeNull();
  (await takeLock(file, 'another')).release();
});

test('a second one waits when it is told to', async () => {
  const file = lockFile();
  const first = await takeLock(file, 'first');
  const second = takeLock(file, 'second', 5000);
  first.release();
  expect((await second).wasInterrupted).toBe(false);
  expect(readLock(file)?.name).toBe('second');
});

test.each([
  ['a dead run', JSON.stringify({ name: 'x', pid: 999_999_999, token: 't', step_pids: [] }), true],
  ['garbage', '{"na', false],
])('is taken over from %s', async (_, content, wasInterrupted) => {
  const file = lockFile();
  fs.writeFileSync(file, content);
  expect((await takeLock(file, 'npm start')).wasInterrupted).toBe(wasInterrupted);
});

test('waits for the step that a killed run left working', async () => {
  const file = lockFile();
  const step = spawn('sleep', ['30']);
  const ended = new Promise((done) => step.on('exit', done));
  const left = { name: 'x', pid: 999_999_999, token: 't', step_pids: [step.pid] };
  fs.writeFileSync(file, JSON.stringify(left));
  let isTaken = false;
  const lock = takeLock(file, 'npm start').then((taken) => {
    isTaken = true;
    return taken;
  });
  await until(() => readLock(file)?.pid === process.pid, 5000, 5);
  expect(isTaken).toBe(false);
  step.kill();
  await ended;
  (await lock).release();
});

test('keeps the processes of its steps', async () => {
  const file = lockFile();
  const lock = await takeLock(file, 'npm start');
  const done = lock.noteStep(42);
  expect(readLock(file)?.step_pids).toEqual([42]);
  done();
  expect(readLock(file)?.step_pids).toEqual([]);
});
