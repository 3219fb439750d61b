import type { Connection } from './database/database.ts';
import { deskStaff } from './domain/desk/testing/desk-calls.ts';
import { accountCalls } from './domain/people/accounts/testing/account-calls.ts';
import { createTestApi, TEST_KEY } from './testing/api.ts';
import { createApiProcesses } from './testing/api-processes.ts';
import {
  blockEmbeddedWriter,
  blockServerWriter,
  waitForBlockedEmbeddedWriter,
  whileServerWriterIsBlocked,
} from './testing/block-writer.ts';
import { createTestFolder, removeTestFolders } from './testing/content.ts';
import { copyEmbeddedTo } from './testing/databases/embedded.ts';
import { readDatabaseUrl } from './testing/databases/read-database-url.ts';
import { selectAllDatabases, type TestDatabase } from './testing/databases.ts';
import { createMovingClock } from './testing/moving-clock.ts';
import { createWholeContentFolder } from './testing/whole-content.ts';

// Starting API processes takes long on a busy machine.
jest.setTimeout(300_000);

const SITE_ORIGIN = 'http://localhost:3000';

/** The process is killed while it writes to the table, at the row that matches the condition. */
const KILL_POINTS = [
  ['notebook_entries', "NEW.id = 'note:50'"],
  ['post_texts', "NEW.language = 'hi' AND NEW.key LIKE 'half-written%'"],
] as const;

type WriteInterruption = (
  table: string,
  begin: () => void,
  kill: () => Promise<void>,
) => Promise<void>;
type DatabaseSetup = {
  env: Record<string, string>;
  dataDir: string;
  whileBlocked: WriteInterruption;
};
type SessionCookies = { farmer: string; editor: string };

const processes = createApiProcesses();
const connections: Connection[] = [];
afterAll(async () => {
  processes.killAll();
  for (const connection of connections) await connection.close();
  removeTestFolders();
});

async function signIn(connection: Connection, content: string): Promise<SessionCookies> {
  const clock = createMovingClock(new Date().toISOString());
  const open = async () => ({ ...connection, close: async () => undefined });
  const api = await createTestApi({ name: 'PGlite', open, openEmpty: open }, content, clock.now);
  const { register, newNumber } = accountCalls(() => api);
  const { cookie: farmer } = await register(newNumber());
  const { jar } = await deskStaff(() => api, clock)('editor');
  await api.app.close();
  return { farmer, editor: jar.headers().cookie ?? '' };
}

async function prepareDatabase(database: TestDatabase): Promise<DatabaseSetup & SessionCookies> {
  const content = createWholeContentFolder();
  const dataDir = createTestFolder();
  const env = {
    CONTENT_DIR: content,
    SECRET_KEY: TEST_KEY,
    PUBLIC_ORIGIN: SITE_ORIGIN,
    TRUSTED_PROXY_HOPS: '1',
    OTP_PROVIDER: 'outbox',
  };
  if (database.name === 'PostgreSQL') {
    const connection = await database.open(content);
    connections.push(connection);
    const cookies = await signIn(connection, content);
    for (const [table, row] of KILL_POINTS) await blockServerWriter(connection, table, row);
    const DATABASE_URL = await readDatabaseUrl(connection);
    const whileBlocked: WriteInterruption = (_, begin, kill) =>
      whileServerWriterIsBlocked(connection, begin, kill);
    return { env: { ...env, DATABASE_URL }, dataDir, whileBlocked, ...cookies };
  }
  let cookies: SessionCookies = { farmer: '', editor: '' };
  await copyEmbeddedTo(content, dataDir, async (connection) => {
    cookies = await signIn(connection, content);
    for (const [table, row] of KILL_POINTS) await blockEmbeddedWriter(connection, table, row);
  });
  const whileBlocked: WriteInterruption = async (table, begin, kill) => {
    begin();
    await waitForBlockedEmbeddedWriter(dataDir, table);
    await kill();
  };
  return { env, dataDir, whileBlocked, ...cookies };
}

async function sendRequest(address: string, url: string, cookie: string, body?: object) {
  const response = await fetch(address + url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, origin: SITE_ORIGIN, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const createNote = (number: number) => ({
  ...{ id: `note:${number}`, kind: 'note', at: '2026-11-01T00:00:00.000Z', base: null },
  text: `line ${number}`,
});

test.each(selectAllDatabases())(
  'kill -9 during a write leaves no partial write, and a retry completes it on $name',
  async (database) => {
    const { env, dataDir, whileBlocked, farmer, editor } = await prepareDatabase(database);
    const start = async () => {
      const { listening, child, ended } = processes.start(dataDir, env);
      const { address } = await listening;
      const kill = async () => {
        child.kill('SIGKILL');
        await ended;
      };
      return { address, kill };
    };
    async function killAndRestartWhileWriting(
      table: string,
      running: Awaited<ReturnType<typeof start>>,
      send: (address: string) => Promise<unknown>,
    ) {
      let response: Promise<unknown> = Promise.resolve();
      const begin = () => {
        response = send(running.address).catch(() => 'no answer');
      };
      await whileBlocked(table, begin, running.kill);
      expect(await response).toBe('no answer');
      return start();
    }

    const first = await start();
    const sync = (address: string, entries: object[]) =>
      sendRequest(address, '/api/notebook_sync', farmer, { entries });
    const before = await sync(first.address, [createNote(0)]);
    expect(before.status).toBe(200);
    const entries = Array.from({ length: 99 }, (_, index) => createNote(index + 1));
    const second = await killAndRestartWhileWriting('notebook_entries', first, (at) =>
      sync(at, entries),
    );
    expect((await sync(second.address, [])).body.data.entries).toEqual(before.body.data.entries);
    expect((await sync(second.address, entries)).body.data.entries).toHaveLength(100);

    const [existingPost] = (
      await sendRequest(second.address, '/api/desk/content/posts?limit=1', editor)
    ).body.data;
    const { author, categories, tags, picture } = existingPost;
    const text = { title: 'Half a post', description: 'Half of it.', markdown: 'Text.' };
    const fields = {
      ...{ slug: 'half-written', state: 'published', author, categories, tags, picture },
      published_on: '2026-11-01',
      words: { en: text, hi: text, mr: text },
    };
    const createPost = (address: string) =>
      sendRequest(address, '/api/desk/content/posts', editor, { fields });
    const third = await killAndRestartWhileWriting('post_texts', second, createPost);
    const getPost = (language: string) =>
      sendRequest(third.address, `/api/v1/posts/half-written?language=${language}`, '');
    expect((await getPost('en')).status).toBe(404);
    const retried = await createPost(third.address);
    expect([retried.status, retried.body.data?.revision]).toEqual([200, 1]);
    for (const language of ['en', 'hi', 'mr']) expect((await getPost(language)).status).toBe(200);
    await third.kill();
  },
);
