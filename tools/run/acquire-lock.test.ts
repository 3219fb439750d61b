import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { acquireLock, readHolder } from './acquire-lock.mjs';

const createLockFile = () =>
  path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'run-lock-')), 'a.lock');

test('keeps the lock until it is released', async () => {
  const file = createLockFile();
  const lock = await acquireLock(file, 'npm start');
  expect(lock.wasInterrupted).toBe(false);
  expect(readHolder(file)).toEqual({ name: 'npm start', pid: process.pid });
  await expect(acquireLock(file, 'another')).rejects.toThrow(
    `npm start already uses this folder (process ${process.pid}); stop it first.`,
  );
  await lock.release();
  expect(readHolder(file)).toBeNull();
  await (await acquireLock(file, 'another')).release();
});

test('waits until a lock is released if it has a timeout', async () => {
  const file = createLockFile();
  const first = await acquireLock(file, 'first');
  const second = acquireLock(file, 'second', 10_000);
  await first.release();
  const lock = await second;
  expect(lock.wasInterrupted).toBe(false);
  await lock.release();
});

/** Starts a run that acquires the lock, passes it to a step, and keeps running. */
async function startRun(file: string) {
  const script = `
    import { spawn } from 'node:child_process';
    import { acquireLock } from ${JSON.stringify(path.join(import.meta.dirname, 'acquire-lock.mjs'))};
    const { handle } = await acquireLock(${JSON.stringify(file)}, 'npm start');
    const step = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', handle] });
    console.log(step.pid);
    setInterval(() => {}, 60_000);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(run.stdout, 'data');
  return { run, step: Number(pid) };
}

test('the running step of a killed run keeps the lock until it ends', async () => {
  const file = createLockFile();
  const { run, step } = await startRun(file);
  run.kill('SIGKILL');
  await once(run, 'exit');
  let isAcquired = false;
  const acquisition = acquireLock(file, 'npm start').then((lock) => {
    isAcquired = true;
    return lock;
  });
  // A third process without a timeout gets the name and id of the killed run.
  const contender = spawn(process.execPath, [
    path.resolve(import.meta.dirname, '../../packages/server-kit/src/lock/hold.ts'),
    file,
    'third',
    String(process.pid),
    '0',
  ]);
  const [lockResult] = await once(contender.stdout.setEncoding('utf8'), 'data');
  expect(JSON.parse(lockResult)).toEqual({ holder: { name: 'npm start', pid: run.pid } });
  expect(isAcquired).toBe(false);
  process.kill(step);
  const lock = await acquisition;
  expect(lock.wasInterrupted).toBe(true);
  await lock.release();
});
