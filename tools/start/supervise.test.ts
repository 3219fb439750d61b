import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAlive, waitUntil } from '../run/is-alive.mjs';
import { getRestartDelay, supervise } from './supervise.mjs';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'supervisor-'));
});

function createSpec(program: string) {
  const log = path.join(folder, 'logs', 'it.log');
  const args = ['-e', program];
  return { name: 'it', file: process.execPath, args, cwd: folder, env: process.env, log };
}

const LONG_RUNNING_PROGRAM = `
  console.log('up ' + process.env.SUPERVISED);
  process.on('disconnect', () => process.exit(0));`;

const hasLogged = (supervised: { log: string }, text: string) => () =>
  fs.existsSync(supervised.log) && fs.readFileSync(supervised.log, 'utf8').includes(text);

test('doubles the delay between restarts up to half a minute', () => {
  expect([1, 2, 3, 7, 50].map(getRestartDelay)).toEqual([500, 1000, 2000, 30_000, 30_000]);
});

test('marks the process as supervised and stops it', async () => {
  const supervised = supervise(createSpec(LONG_RUNNING_PROGRAM), () => {});
  expect(await waitUntil(hasLogged(supervised, 'up 1'), 5000, 10)).toBe(true);
  const pid = supervised.getPid();
  await supervised.stop();
  expect(isAlive(pid)).toBe(false);
});

test('restarts a killed process', async () => {
  const lines: string[] = [];
  const supervised = supervise(createSpec(LONG_RUNNING_PROGRAM), (line: string) =>
    lines.push(line),
  );
  await waitUntil(hasLogged(supervised, 'up'), 5000, 10);
  const first = supervised.getPid();
  process.kill(Number(first), 'SIGKILL');
  await waitUntil(hasLogged(supervised, 'up 1\nup 1'), 5000, 10);
  expect(supervised.getPid()).not.toBe(first);
  expect(lines).toEqual(['it ended (SIGKILL); starting it again in 0.5 s.']);
  await supervised.stop();
});

test('gives up on a process that never becomes ready', async () => {
  const supervised = supervise(createSpec('process.exit(3)'), () => {});
  expect(await waitUntil(supervised.hasFailed, 10_000, 10)).toBe(true);
  await supervised.stop();
}, 15_000);

test('the process of a killed supervisor exits', async () => {
  const program = path.join(folder, 'supervise.mjs');
  fs.writeFileSync(
    program,
    `import { supervise } from ${JSON.stringify(path.join(import.meta.dirname, 'supervise.mjs'))};
     const supervised = supervise(${JSON.stringify({ ...createSpec(LONG_RUNNING_PROGRAM), env: {} })}, () => {});
     console.log(supervised.getPid());`,
  );
  const supervisor = spawn(process.execPath, [program]);
  const pid = await new Promise<number>((done) => {
    supervisor.stdout.once('data', (data) => done(Number(data)));
  });
  await waitUntil(hasLogged({ log: path.join(folder, 'logs', 'it.log') }, 'up'), 5000, 10);
  expect(isAlive(pid)).toBe(true);
  supervisor.kill('SIGKILL');
  expect(await waitUntil(() => !isAlive(pid), 5000, 10)).toBe(true);
});
