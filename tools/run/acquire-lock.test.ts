import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { acquireLock, readHolder } from './acquire-lock.mjs';

const lockFile = () => path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'run-lock-')), 'a.lock');

test('holds the lock until it is released', async () => {
  const file = lockFile();
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

test('waits for a held lock when it has a timeout', async () => {
  const file = lockFile();
  const first = await acquireLock(file, 'first');
  const second = acquireLock(file, 'second', 10_000);
  await first.release();
  const lock = await second;
  expect(lock.wasInterrupted).toBe(false);
  await lock.release();
});

/** A run that takes the lock, starts a step with it, and stays. */
async function startRun(file: string) {
  const script = `
    import { spawn } from 'node:child_process';
    import { acquireLock } from ${JSON.stringify(path.join(import.meta.dirname, 'acquire-lock.mjs'))};
    const { line } = await acquireLock(${JSON.stringify(file)}, 'npm start');
    const step = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', line] });
    console.log(step.pid);
    setInterval(() => {}, 60_000);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(run.stdout, 'data');
  return { run, step: Number(pid) };
}

test('stays locked by the running step of a killed run and is free when the step ends', async () => {
  const file = lockFile();
  const { run, step } = await startRun(file);
  run.kill('SIGKILL');
  await once(run, 'exit');
  let isTaken = false;
  const waiting = acquireLock(file, 'npm start').then((lock) => {
    isTaken = true;
    return lock;
  });
  // A third process without a timeout sees the lock as held by the first.
  const contender = spawn(process.execPath, [
    path.resolve(import.meta.dirname, '../../packages/server-kit/src/lock/hold.ts'),
    file,
    'third',
    String(process.pid),
    '0',
  ]);
  const [answer] = await once(contender.stdout.setEncoding('utf8'), 'data');
  expect(JSON.parse(answer)).toEqual({ holder: { name: 'npm start', pid: run.pid } });
  expect(isTaken).toBe(false);
  process.kill(step);
  const lock = await waiting;
  expect(lock.wasInterrupted).toBe(true);
  await lock.release();
});
