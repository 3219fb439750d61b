import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import {
  content,
  contentFolder,
  implementRow,
  removeTestFolders,
  testFolder,
} from './testing/content.ts';

jest.setTimeout(60_000);

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

test('starts, serves, stops on SIGTERM, and starts again on what it wrote', async () => {
  const dataDir = testFolder();
  for (const content of ['written', 'unchanged']) {
    const api = start(dataDir);
    const { address } = await api.listening;
    expect((await fetch(`${address}/api/v1/implements`)).status).toBe(200);
    api.child.kill('SIGTERM');
    const { code, said } = await api.ended;
    expect(code).toBe(0);
    expect(said).toContain(`"content":"${content}"`);
  }
});

test('a second process on one folder is refused in one sentence; kill -9 frees it', async () => {
  const dataDir = testFolder();
  const first = start(dataDir);
  const { address } = await first.listening;
  const refused = await start(dataDir).ended;
  expect(refused.code).toBe(1);
  expect(refused.said.trim().split('\n')).toHaveLength(1);
  expect(refused.said).toContain(`in use by another API process (process ${first.child.pid})`);
  expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;
  const next = start(dataDir);
  expect((await fetch(`${(await next.listening).address}/api/health/ready`)).status).toBe(200);
  next.child.kill('SIGINT');
  expect((await next.ended).code).toBe(0);
});

test('a taken port is one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const { code, said } = await start(testFolder(), { PORT: port, LOG_LEVEL: 'silent' }).ended;
  other.close();
  expect(code).toBe(1);
  expect(said.trim()).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program; stop it, or set PORT to another one.`,
  );
});

test.each([
  [
    'a folder that cannot be',
    { DATA_DIR: '/dev/null/data' },
    /^The data folder .* cannot be written: /,
  ],
  ['wrong configuration', { PORT: 'x' }, /^The configuration is wrong: PORT: /],
  [
    'no PostgreSQL there',
    { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' },
    /^PostgreSQL at DATABASE_URL does not answer: .*ECONNREFUSED/,
  ],
  ['no content', { CONTENT_DIR: '/dev/null' }, /^The content file .* cannot be read\.$/],
])('%s is one sentence', async (_name, more, sentence) => {
  const { code, said } = await start(testFolder(), more).ended;
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said.trim()).toMatch(sentence);
  expect(said).not.toContain('secret');
});

test('wrong content is reported by file, row and reason, and nothing starts', async () => {
  const rows = { ...content(), implements: [implementRow(1, { popularity: -5 })] };
  const { code, said } = await start(testFolder(), { CONTENT_DIR: contentFolder(rows) }).ended;
  expect(code).toBe(1);
  expect(said).toContain('implements.json, row 1 (fieldking/rotavator/model-1): popularity: ');
});
