import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { temporaryFolder } from './fixture/app-build.ts';
import { withLock } from './lock.ts';

const lockFile = async () => path.join(await temporaryFolder(), 'the.lock');

test('lets one in at a time and leaves nothing behind', async () => {
  const file = await lockFile();
  let inside = 0;
  let most = 0;
  const task = () =>
    withLock(file, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await fs.stat(path.dirname(file));
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 20 }, task));
  expect(most).toBe(1);
  expect(await fs.readdir(path.dirname(file))).toEqual([]);
});

test('is given back when the work fails', async () => {
  const file = await lockFile();
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(file, () => Promise.resolve('in'))).toBe('in');
});

test.each([
  [
    'a dead process',
    JSON.stringify({ token: 't', pid: 999_999_999, host: os.hostname(), at_ms: 1 }),
  ],
  ['half a file', '{"token": "t", "pi'],
])('is taken over from %s, by one of many', async (_, content) => {
  const file = await lockFile();
  await fs.writeFile(file, content);
  let inside = 0;
  let most = 0;
  const task = () =>
    withLock(file, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await fs.stat(file);
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 10 }, task));
  expect(most).toBe(1);
});

test('waits for a living holder and then says who it is', async () => {
  const file = await lockFile();
  const holder = { token: 't', pid: process.pid, host: os.hostname(), at_ms: Date.now() };
  await fs.writeFile(file, JSON.stringify(holder));
  const attempt = withLock(file, () => Promise.resolve(), 30);
  await expect(attempt).rejects.toThrow(`Process ${process.pid} holds`);
  expect(JSON.parse(await fs.readFile(file, 'utf8'))).toEqual(holder);
});

test('separate processes add up without losing one', async () => {
  const file = await lockFile();
  const counter = path.join(path.dirname(file), 'count');
  await fs.writeFile(counter, '0');
  const script = `
    import fs from 'node:fs/promises';
    const { withLock } = await import(${JSON.stringify(path.join(__dirname, 'lock.ts'))});
    for (let i = 0; i < 25; i += 1)
      await withLock(${JSON.stringify(file)}, async () => {
        const n = Number(await fs.readFile(${JSON.stringify(counter)}, 'utf8'));
        await fs.writeFile(${JSON.stringify(counter)}, String(n + 1));
      });`;
  const run = () =>
    new Promise<number | null>((done) => {
      spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }).on(
        'exit',
        done,
      );
    });
  expect(await Promise.all([run(), run(), run(), run()])).toEqual([0, 0, 0, 0]);
  expect(await fs.readFile(counter, 'utf8')).toBe('100');
});
