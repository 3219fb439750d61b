import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { acquireLock, LockedError, readHolder, withLock } from './lock.ts';

const createLockFile = () =>
  path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lock-')), 'deep', 'lock');
const longTimeout = { timeout_ms: 15_000 };
const testHolder = { name: 'a test', pid: process.pid };
const modulePath = JSON.stringify(path.join(import.meta.dirname, 'lock.ts'));

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

function runScript(script: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

async function holdInChildProcess(file: string) {
  const child = runScript(`
    const { acquireLock } = await import(${modulePath});
    await acquireLock(${JSON.stringify(file)}, { name: 'another', pid: process.pid });
    console.log('held');
    setInterval(() => {}, 60_000);`);
  await once(child.stdout, 'data');
  return child;
}

test('runs concurrent tasks of a process one at a time', async () => {
  const file = createLockFile();
  let runningTasks = 0;
  let maxRunningTasks = 0;
  const task = () =>
    withLock(
      file,
      'a test',
      async () => {
        runningTasks += 1;
        maxRunningTasks = Math.max(maxRunningTasks, runningTasks);
        await fs.promises.stat(file);
        runningTasks -= 1;
      },
      longTimeout,
    );
  await Promise.all(Array.from({ length: 20 }, task));
  expect(maxRunningTasks).toBe(1);
  expect(readHolder(file)).toBeNull();
});

test('releases the lock if the task fails', async () => {
  const file = createLockFile();
  const failedTask = withLock(file, 'a test', () => Promise.reject(new Error('no')), longTimeout);
  await expect(failedTask).rejects.toThrow('no');
  expect(await withLock(file, 'a test', async () => 'in', longTimeout)).toBe('in');
});

test('rejects a locked file at once without a timeout', async () => {
  const file = createLockFile();
  const lock = await acquireLock(file, testHolder);
  const rejection = await acquireLock(file, testHolder).catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(LockedError);
  expect(rejection).toMatchObject({ holder: testHolder });
  expect(String(rejection)).toContain(`a test (process ${process.pid}) holds ${file}`);
  lock.release();
});

test('waits for the release of a locked file and reports its holder', async () => {
  const file = createLockFile();
  const first = await acquireLock(file, testHolder);
  const reportedHolders: unknown[] = [];
  const second = acquireLock(file, testHolder, {
    timeout_ms: 5000,
    onWait: (holder) => reportedHolders.push(holder),
  });
  first.release();
  expect((await second).wasInterrupted).toBe(false);
  expect(reportedHolders).toEqual([testHolder]);
});

test('acquires the lock of a killed process at once and reports the interruption', async () => {
  const file = createLockFile();
  const child = await holdInChildProcess(file);
  await expect(acquireLock(file, testHolder)).rejects.toMatchObject({
    holder: { pid: child.pid },
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = await acquireLock(file, testHolder);
  expect(lock.wasInterrupted).toBe(true);
  lock.release();
  expect((await acquireLock(file, testHolder)).wasInterrupted).toBe(false);
});

test('does not acquire the lock of a suspended process', async () => {
  const file = createLockFile();
  const child = await holdInChildProcess(file);
  child.kill('SIGSTOP');
  await expect(acquireLock(file, testHolder, { timeout_ms: 300 })).rejects.toThrow('holds');
});

test('acquires a lock whose file contains invalid text', async () => {
  const file = createLockFile();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '{"token": "of a lock of another kind", "pi'.repeat(40));
  fs.writeFileSync(`${file}.holder`, '{"na');
  const lock = await acquireLock(file, testHolder);
  expect(lock.wasInterrupted).toBe(true);
  await expect(acquireLock(file, testHolder)).rejects.toThrow(LockedError);
});

test('runs tasks of separate processes one at a time', async () => {
  const file = createLockFile();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const counter = path.join(path.dirname(file), 'count');
  fs.writeFileSync(counter, '0');
  const script = `
    import fs from 'node:fs/promises';
    const { withLock } = await import(${modulePath});
    for (let round = 0; round < 25; round += 1)
      await withLock(${JSON.stringify(file)}, 'counting', async () => {
        const count = Number(await fs.readFile(${JSON.stringify(counter)}, 'utf8'));
        await fs.writeFile(${JSON.stringify(counter)}, String(count + 1));
      }, { timeout_ms: 15_000 });`;
  const exits = Array.from({ length: 4 }, () => once(runScript(script), 'exit'));
  expect((await Promise.all(exits)).map(([code]) => code)).toEqual([0, 0, 0, 0]);
  expect(fs.readFileSync(counter, 'utf8')).toBe('100');
});
