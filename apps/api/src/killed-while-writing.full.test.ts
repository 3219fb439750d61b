import type { Connection } from './database/database.ts';
import { deskStaff } from './domain/desk/testing/desk-calls.ts';
import { accountCalls } from './domain/people/accounts/testing/account-calls.ts';
import { TEST_KEY, testApi } from './testing/api.ts';
import { apiProcesses } from './testing/api-processes.ts';
import { removeTestFolders, testFolder } from './testing/content.ts';
import { addressOfDatabase } from './testing/databases/address-of.ts';
import { layEmbedded } from './testing/databases/embedded.ts';
import { everyDatabase, type TestDatabase } from './testing/databases.ts';
import { movingClock } from './testing/moving-clock.ts';
import {
  isStoppedOnEmbedded,
  stopOnEmbedded,
  stopOnServer,
  whileStoppedOnServer,
} from './testing/stop-in-the-middle.ts';
import { wholeContent } from './testing/whole-content.ts';

// Starts whole programs, which takes long on a busy machine.
jest.setTimeout(300_000);

const OWN = 'http://localhost:3000';

/** Writes of many rows, and the row at which the process is killed. */
const STOPS = [
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
  whileStopped: WriteInterruption;
};
type People = { farmer: string; editor: string };

const processes = apiProcesses();
const connections: Connection[] = [];
afterAll(async () => {
  processes.killAll();
  for (const connection of connections) await connection.close();
  removeTestFolders();
});

/** Cookies of a visitor with a notebook and of an editor, both signed in. */
async function signIn(connection: Connection, content: string): Promise<People> {
  const clock = movingClock(new Date().toISOString());
  const open = async () => ({ ...connection, close: async () => undefined });
  const api = await testApi({ name: 'PGlite', open, bare: open }, content, clock.now);
  const { register, newNumber } = accountCalls(() => api);
  const { cookie: farmer } = await register(newNumber());
  const { jar } = await deskStaff(() => api, clock)('editor');
  await api.app.close();
  return { farmer, editor: jar.headers().cookie ?? '' };
}

/** A database with signed-in users and blocked writers, as settings of a process. */
async function prepared(database: TestDatabase): Promise<DatabaseSetup & People> {
  const content = wholeContent();
  const dataDir = testFolder();
  const env = {
    CONTENT_DIR: content,
    SECRET_KEY: TEST_KEY,
    PUBLIC_ORIGIN: OWN,
    TRUSTED_PROXY_HOPS: '1',
    OTP_PROVIDER: 'outbox',
  };
  if (database.name === 'PostgreSQL') {
    const connection = await database.open(content);
    connections.push(connection);
    const people = await signIn(connection, content);
    for (const [table, row] of STOPS) await stopOnServer(connection, table, row);
    const DATABASE_URL = await addressOfDatabase(connection);
    const whileStopped: WriteInterruption = (_, begin, kill) =>
      whileStoppedOnServer(connection, begin, kill);
    return { env: { ...env, DATABASE_URL }, dataDir, whileStopped, ...people };
  }
  let people: People = { farmer: '', editor: '' };
  await layEmbedded(content, dataDir, async (connection) => {
    people = await signIn(connection, content);
    for (const [table, row] of STOPS) await stopOnEmbedded(connection, table, row);
  });
  const whileStopped: WriteInterruption = async (table, begin, kill) => {
    begin();
    await isStoppedOnEmbedded(dataDir, table);
    await kill();
  };
  return { env, dataDir, whileStopped, ...people };
}

/** A request as our pages send it. */
async function ask(address: string, url: string, cookie: string, body?: object) {
  const answer = await fetch(address + url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, origin: OWN, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const note = (number: number) => ({
  ...{ id: `note:${number}`, kind: 'note', at: '2026-11-01T00:00:00.000Z', base: null },
  text: `line ${number}`,
});

test.each(everyDatabase())(
  "leaves no partial write after kill -9 during a sync and an editor's post on $name; a retry completes",
  async (database) => {
    const { env, dataDir, whileStopped, farmer, editor } = await prepared(database);
    const start = async () => {
      const { listening, child, ended } = processes.start(dataDir, env);
      const { address } = await listening;
      const kill = async () => {
        child.kill('SIGKILL');
        await ended;
      };
      return { address, kill };
    };
    /** Sends a request, kills the process during it, and starts the next one. */
    async function killedWhile(
      table: string,
      running: Awaited<ReturnType<typeof start>>,
      send: (address: string) => Promise<unknown>,
    ) {
      let answered: Promise<unknown> = Promise.resolve();
      const begin = () => {
        answered = send(running.address).catch(() => 'no answer');
      };
      await whileStopped(table, begin, running.kill);
      expect(await answered).toBe('no answer');
      return start();
    }

    const first = await start();
    const sync = (address: string, entries: object[]) =>
      ask(address, '/api/notebook_sync', farmer, { entries });
    const before = await sync(first.address, [note(0)]);
    expect(before.status).toBe(200);
    const hundred = Array.from({ length: 99 }, (_, index) => note(index + 1));
    const second = await killedWhile('notebook_entries', first, (at) => sync(at, hundred));
    expect((await sync(second.address, [])).body.data.entries).toEqual(before.body.data.entries);
    expect((await sync(second.address, hundred)).body.data.entries).toHaveLength(100);

    const [like] = (await ask(second.address, '/api/desk/content/posts?limit=1', editor)).body.data;
    const { author, categories, tags, picture } = like;
    const text = { title: 'Half a post', description: 'Half of it.', markdown: 'Text.' };
    const fields = {
      ...{ slug: 'half-written', state: 'published', author, categories, tags, picture },
      published_on: '2026-11-01',
      words: { en: text, hi: text, mr: text },
    };
    const post = (address: string) => ask(address, '/api/desk/content/posts', editor, { fields });
    const third = await killedWhile('post_texts', second, post);
    const onSite = (language: string) =>
      ask(third.address, `/api/v1/posts/half-written?language=${language}`, '');
    expect((await onSite('en')).status).toBe(404);
    const again = await post(third.address);
    expect([again.status, again.body.data?.revision]).toEqual([200, 1]);
    for (const language of ['en', 'hi', 'mr']) expect((await onSite(language)).status).toBe(200);
    await third.kill();
  },
);
