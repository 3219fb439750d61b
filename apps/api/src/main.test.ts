import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { contentFolder, removeTestFolders, testFolder } from './testing/content.ts';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  removeTestFolders();
});

type Running = { child: ChildProcess; address: string };

/** Starts the real process; `said` is everything that it wrote. */
function start(dataDir: string, more: Record<string, string> = {}) {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    PORT: '0',
    DATA_DIR: dataDir,
    CONTENT_DIR: contentFolder(),
    WARM_PICTURES: 'off',
    ...more,
  };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code, said }));
  const listening = new Promise<Running>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, address] = /listening at (http:[^"]+)/.exec(said) ?? [];
      if (address !== undefined) resolve({ child, address });
    });
    ended.then(() => reject(new Error(said)));
  });
  // A start that is meant to fail is judged by how it ended.
  listening.catch(() => undefined);
  return { child, listening, ended };
}

test('one process has a folder; kill -9 frees it; the next starts on what was written', async () => {
  const dataDir = testFolder();
  const first = start(dataDir);
  const { address } = await first.listening;
  expect((await fetch(`${address}/api/v1/implements`)).status).toBe(200);
  const refused = await start(dataDir).ended;
  expect(refused.code).toBe(1);
  expect(refused.said.trim().split('\n')).toHaveLength(1);
  expect(refused.said).toContain(`in use by another API process (process ${first.child.pid})`);
  expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
  first.child.kill('SIGKILL');
  expect((await first.ended).said).toContain('"content":"written"');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const next = start(dataDir);
    const { address } = await next.listening;
    expect((await fetch(`${address}/api/v1/implements`)).status).toBe(200);
    next.child.kill(signal);
    const { code, said } = await next.ended;
    expect(code).toBe(0);
    expect(said).toContain('"content":"unchanged"');
  }
});

// What else refuses a start is in start-api.test.ts and connect.test.ts.
test('a start that cannot be ends with its sentence and nothing more', async () => {
  const { code, said } = await start(testFolder(), { PORT: 'x' }).ended;
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said.trim()).toMatch(/^The configuration is wrong: PORT: /);
});
