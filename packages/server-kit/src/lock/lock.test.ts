import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { acquireLock, LockedError, readHolder, withLock } from './lock.ts';

const lockFile = () => path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lock-')), 'deep', 'lock');
const patient = { timeout_ms: 15_000 };
const me = { name: 'a test', pid: process.pid };
const modulePath = JSON.stringify(path.join(import.meta.dirname, 'lock.ts'));

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

function run(script: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

/** A process that acquires the lock and does not release it. */
async function holdElsewhere(file: string) {
  const child = run(`
    const { acquireLock } = await import(${modulePath});
    await acquireLock(${JSON.stringify(file)}, { name: 'another', pid: process.pid });
    console.log('held');
    setInterval(() => {}, 60_000);`);
  await once(child.stdout, 'data');
  return child;
}

test('runs one task at a time', async () => {
  const file = lockFile();
  let inside = 0;
  let most = 0;
  const task = () =>
    withLock(
      file,
      'a test',
      async () => {
        inside += 1;
        most = Math.max(most, inside);
        await fs.promises.stat(file);
        inside -= 1;
      },
      patient,
    );
  await Promise.all(Array.from({ length: 20 }, task));
  expect(most).toBe(1);
  expect(readHolder(file)).toBeNull();
});

test('releases the lock when the task fails', async () => {
  const file = lockFile();
  const failing = withLock(file, 'a test', () => Promise.reject(new Error('no')), patient);
  await expect(failing).rejects.toThrow('no');
  expect(await withLock(file, 'a test', async () => 'in', patient)).toBe('in');
});

test('rejects with the holder while locked and acquires the lock after its release', async () => {
  const file = lockFile();
  const first = await acquireLock(file, me);
  const busy: unknown[] = [];
  const refused = await acquireLock(file, me).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(LockedError);
  expect(refused).toMatchObject({ holder: me });
  expect(String(refused)).toContain(`a test (process ${process.pid}) holds ${file}`);
  const second = acquireLock(file, me, { timeout_ms: 5000, onWait: (holder) => busy.push(holder) });
  first.release();
  expect((await second).wasInterrupted).toBe(false);
  expect(busy).toEqual([me]);
});

test('acquires the lock of a killed process at once and reports the interruption', async () => {
  const file = lockFile();
  const child = await holdElsewhere(file);
  await expect(acquireLock(file, me)).rejects.toMatchObject({ holder: { pid: child.pid } });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = await acquireLock(file, me);
  expect(lock.wasInterrupted).toBe(true);
  lock.release();
  expect((await acquireLock(file, me)).wasInterrupted).toBe(false);
});

test('a stopped process keeps its lock', async () => {
  const file = lockFile();
  const child = await holdElsewhere(file);
  child.kill('SIGSTOP');
  await expect(acquireLock(file, me, { timeout_ms: 300 })).rejects.toThrow('holds');
});

test('ignores the content of the lock file', async () => {
  const file = lockFile();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '{"token": "of a lock of another kind", "pi'.repeat(40));
  fs.writeFileSync(`${file}.holder`, '{"na');
  const lock = await acquireLock(file, me);
  expect(lock.wasInterrupted).toBe(true);
  await expect(acquireLock(file, me)).rejects.toThrow(LockedError);
});

test('serialises increments of separate processes', async () => {
  const file = lockFile();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const counter = path.join(path.dirname(file), 'count');
  fs.writeFileSync(counter, '0');
  const script = `
    import fs from 'node:fs/promises';
    const { withLock } = await import(${modulePath});
    for (let i = 0; i < 25; i += 1)
      await withLock(${JSON.stringify(file)}, 'counting', async () => {
        const n = Number(await fs.readFile(${JSON.stringify(counter)}, 'utf8'));
        await fs.writeFile(${JSON.stringify(counter)}, String(n + 1));
      }, { timeout_ms: 15_000 });`;
  const ends = Array.from({ length: 4 }, () => once(run(script), 'exit'));
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0, 0, 0]);
  expect(fs.readFileSync(counter, 'utf8')).toBe('100');
});
