import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { readConfig } from './config.ts';
import type { Connection } from './core/database/database.ts';
import { ContentError } from './core/files/validate-rows.ts';
import { StartupError } from './core/startup-error.ts';
import { startApi } from './start-api.ts';
import {
  createContent,
  createContentFolder,
  createImplementRow,
  createTestFolder,
  removeTestFolders,
} from './testing/create-content-folder.ts';
import { selectOneDatabase } from './testing/databases.ts';

let connection: Connection;
let closeCount = 0;

async function openConnection(): Promise<Connection> {
  return {
    ...connection,
    async close() {
      closeCount += 1;
    },
  };
}

beforeAll(async () => {
  const [database] = selectOneDatabase();
  connection = await database.open();
});
beforeEach(() => {
  closeCount = 0;
});
afterAll(async () => {
  await connection.close();
  removeTestFolders();
});

async function startAndFail(settings: Record<string, string>): Promise<Error> {
  const env = {
    PORT: '0',
    OTP_PROVIDER: 'outbox',
    CONTENT_DIR: createContentFolder(),
    DATA_DIR: createTestFolder(),
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const error: unknown = await startApi(readConfig(env), openConnection).then(
    () => new Error('it started'),
    (reason: unknown) => reason,
  );
  expect(closeCount).toBe(1);
  if (!(error instanceof Error)) throw error;
  return error;
}

test('the API does not start on a port that another program uses', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  const { port } = otherServer.address() as AddressInfo;
  const error = await startAndFail({ PORT: String(port) });
  otherServer.close();
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program; stop it, or set PORT to another one.`,
  );
});

test('the API does not start without its content folder', async () => {
  const error = await startAndFail({ CONTENT_DIR: '/dev/null' });
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).toMatch(/^The content file .* cannot be read\.$/);
});

test('the API does not start with invalid content and reports file, row and reason', async () => {
  const rows = { ...createContent(), implements: [createImplementRow(1, { popularity: -5 })] };
  const error = await startAndFail({ CONTENT_DIR: createContentFolder(rows) });
  expect(error).toBeInstanceOf(ContentError);
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).toContain(
    'implements.json, row 1 (fieldking/rotavator/model-1): popularity: ',
  );
});
