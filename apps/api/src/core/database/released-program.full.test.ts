import { validForm } from '../../features/enquiries/forms/testing/enquiry-calls.ts';
import { createApiProcesses } from '../../testing/api-processes.ts';
import {
  createContentFolder,
  createTestFolder,
  removeTestFolders,
} from '../../testing/create-content-folder.ts';
import { copyEmbeddedDatabase } from '../../testing/databases/embedded-database.ts';
import { readDatabaseUrl } from '../../testing/databases/read-database-url.ts';
import { selectAllDatabases } from '../../testing/databases.ts';
import {
  extractReleasedProgram,
  hasReleasedCommit,
  lastRelease,
  listReleasedMigrations,
} from '../../testing/released-program.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import type { Connection } from './database.ts';

jest.setTimeout(300_000);

const SETTINGS = {
  SECRET_KEY: 'of this test alone, and long enough',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  TRUSTED_PROXY_HOPS: '1',
  OTP_PROVIDER: 'outbox',
  API_DOCS: 'on',
};

/** A shallow clone lacks the released commit. */
const describeWithHistory = hasReleasedCommit() ? describe : describe.skip;

describeWithHistory(
  `the released program (${lastRelease.commit.slice(0, 7)}) on the newest tables`,
  () => {
    const processes = createApiProcesses();
    const connections: Connection[] = [];
    let main = '';
    beforeAll(() => {
      main = extractReleasedProgram(createTestFolder());
    });
    afterAll(async () => {
      processes.killAll();
      for (const connection of connections) await connection.close();
      removeTestFolders();
    });

    test('released.json names the newest migration of the released commit', () => {
      expect(listReleasedMigrations().at(-1)).toBe(lastRelease.newest);
    });

    async function createNewestTables(database: {
      name: string;
      open: (dir: string) => Promise<Connection>;
    }) {
      const content = createContentFolder();
      const dataDir = createTestFolder();
      if (database.name === 'PostgreSQL') {
        const connection = await database.open(content);
        connections.push(connection);
        const DATABASE_URL = await readDatabaseUrl(connection);
        return { dataDir, env: { ...SETTINGS, CONTENT_DIR: content, DATABASE_URL } };
      }
      await copyEmbeddedDatabase(content, dataDir);
      return { dataDir, env: { OTP_PROVIDER: 'outbox', CONTENT_DIR: content } };
    }

    test.each(selectAllDatabases())(
      'serves GET requests and completes an enquiry on $name',
      async (database) => {
        const { dataDir, env } = await createNewestTables(database);
        const running = processes.start(dataDir, env, main);
        const { address } = await running.listening;
        const get = async (url: string) => await fetch(address + url);
        const post = async (url: string, body: object) => {
          const headers = { 'content-type': 'application/json' };
          const response = await fetch(address + url, {
            method: 'POST',
            headers,
            body: JSON.stringify(body),
          });
          return { status: response.status, body: await response.json() };
        };
        const { paths } = await (await get('/api/docs/json')).json();
        const readPaths = Object.keys(paths).filter(
          (path) => 'get' in paths[path] && !path.includes('{'),
        );
        expect(readPaths.length).toBeGreaterThan(20);
        const responses = await Promise.all(
          readPaths.map(async (path) => ({ path, status: (await get(path)).status })),
        );
        expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
        expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(10);

        const sent = await post('/api/whatsapp_popup_enquiry', validForm);
        expect(sent).toMatchObject({ status: 200, body: { data: { otp: 'sent' } } });
        let codes: { mobile: string; code: string }[] = [];
        await waitUntil(async () => {
          codes = await (await get('/api/dev/outbox')).json();
          return codes.length > 0;
        });
        const { primary_id } = sent.body.data;
        const verified = await post('/api/enquiry_otp_verify', { primary_id, otp: codes[0]?.code });
        expect(verified).toMatchObject({
          status: 200,
          body: { data: { price: { min_inr: 1_287_567 } } },
        });
        running.child.kill('SIGTERM');
        expect((await running.ended).code).toBe(0);
      },
    );
  },
);
