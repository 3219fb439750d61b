import type { Connection } from './core/database/database.ts';
import { createStaffFactory } from './features/desk/testing/desk-calls.ts';
import { createAccountCalls } from './features/people/accounts/testing/account-calls.ts';
import { createApiProcesses } from './testing/api-processes.ts';
import {
  blockEmbeddedWriter,
  blockServerWriter,
  runWhileServerWriterIsBlocked,
  waitForBlockedEmbeddedWriter,
} from './testing/block-writer.ts';
import { createTestFolder, removeTestFolders } from './testing/create-content-folder.ts';
import { createTestApi, TEST_KEY } from './testing/create-test-api.ts';
import { copyEmbeddedDatabase } from './testing/databases/embedded-database.ts';
import { readDatabaseUrl } from './testing/databases/read-database-url.ts';
import { selectAllDatabases, type TestDatabase } from './testing/databases.ts';
import { createMovingClock } from './testing/moving-clock.ts';
import { createWholeContentFolder } from './testing/whole-content.ts';

jest.setTimeout(300_000);

const SITE_ORIGIN = 'http://localhost:3000';

/** The process is killed while it writes the row that matches the condition. */
const KILL_POINTS = [
  { table: 'notebook_entries', rowCondition: "NEW.id = 'note:50'" },
  {
    table: 'post_texts',
    rowCondition: "NEW.language = 'hi' AND NEW.key LIKE 'half-written%'",
  },
];

/** Calls `kill` when the writer is blocked at its kill point. */
type KillWhileWriting = (
  table: string,
  startWriting: () => void,
  kill: () => Promise<void>,
) => Promise<void>;
type DatabaseSetup = {
  env: Record<string, string>;
  dataDir: string;
  killWhileWriting: KillWhileWriting;
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
  const { register, createNumber } = createAccountCalls(() => api);
  const { cookie: farmer } = await register(createNumber());
  const { jar } = await createStaffFactory(() => api, clock)('editor');
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
    for (const { table, rowCondition } of KILL_POINTS)
      await blockServerWriter(connection, table, rowCondition);
    const DATABASE_URL = await readDatabaseUrl(connection);
    const killWhileWriting: KillWhileWriting = (_, startWriting, kill) =>
      runWhileServerWriterIsBlocked(connection, startWriting, kill);
    return { env: { ...env, DATABASE_URL }, dataDir, killWhileWriting, ...cookies };
  }
  let cookies: SessionCookies = { farmer: '', editor: '' };
  await copyEmbeddedDatabase(content, dataDir, async (connection) => {
    cookies = await signIn(connection, content);
    for (const { table, rowCondition } of KILL_POINTS)
      await blockEmbeddedWriter(connection, table, rowCondition);
  });
  const killWhileWriting: KillWhileWriting = async (table, startWriting, kill) => {
    startWriting();
    await waitForBlockedEmbeddedWriter(dataDir, table);
    await kill();
  };
  return { env, dataDir, killWhileWriting, ...cookies };
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
  id: `note:${number}`,
  kind: 'note',
  at: '2026-11-01T00:00:00.000Z',
  base: null,
  text: `line ${number}`,
});

async function startApi({ dataDir, env }: DatabaseSetup) {
  const { listening, child, ended } = processes.start(dataDir, env);
  const { address } = await listening;
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { address, kill };
}

describe.each(selectAllDatabases())('kill -9 during a write on $name', (database) => {
  let setup: DatabaseSetup & SessionCookies;
  let running: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    setup = await prepareDatabase(database);
    running = await startApi(setup);
  });
  afterAll(() => running.kill());

  async function killAndRestartWhileWriting(table: string, send: () => Promise<unknown>) {
    let response: Promise<unknown> = Promise.resolve();
    const startWriting = () => {
      response = send().catch(() => 'no response');
    };
    await setup.killWhileWriting(table, startWriting, running.kill);
    expect(await response).toBe('no response');
    running = await startApi(setup);
  }

  test('a killed process leaves no partial notebook, and a retry stores all entries', async () => {
    const syncNotes = (entries: object[]) =>
      sendRequest(running.address, '/api/notebook_sync', setup.farmer, { entries });
    const before = await syncNotes([createNote(0)]);
    expect(before.status).toBe(200);
    const entries = Array.from({ length: 99 }, (_, index) => createNote(index + 1));
    await killAndRestartWhileWriting('notebook_entries', () => syncNotes(entries));
    expect((await syncNotes([])).body.data.entries).toEqual(before.body.data.entries);
    expect((await syncNotes(entries)).body.data.entries).toHaveLength(100);
  });

  test('a killed process leaves no partial post, and a retry publishes it in all languages', async () => {
    const postsUrl = '/api/desk/content/posts';
    const { body } = await sendRequest(running.address, `${postsUrl}?limit=1`, setup.editor);
    const { author, categories, tags, picture } = body.data[0];
    const text = { title: 'Half a post', description: 'Half of it.', markdown: 'Text.' };
    const fields = {
      slug: 'half-written',
      state: 'published',
      author,
      categories,
      tags,
      picture,
      published_on: '2026-11-01',
      words: { en: text, hi: text, mr: text },
    };
    const createPost = () => sendRequest(running.address, postsUrl, setup.editor, { fields });
    const getPost = (language: string) =>
      sendRequest(running.address, `/api/v1/posts/half-written?language=${language}`, '');
    await killAndRestartWhileWriting('post_texts', createPost);
    expect((await getPost('en')).status).toBe(404);
    const retried = await createPost();
    expect([retried.status, retried.body.data?.revision]).toEqual([200, 1]);
    for (const language of ['en', 'hi', 'mr']) expect((await getPost(language)).status).toBe(200);
  });
});
