import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createLogger } from './core/create-logger.ts';
import type { Connection } from './core/database/database.ts';
import { StartupError } from './core/startup-error.ts';
import {
  createContentFolder,
  createTestFolder,
  removeTestFolders,
} from './testing/create-content-folder.ts';
import { selectOneDatabase } from './testing/databases.ts';

const [database] = selectOneDatabase();
let connection: Connection;

beforeAll(async () => {
  connection = await database.open();
});
afterAll(async () => {
  await connection.close();
  removeTestFolders();
});

const ENVIRONMENTS = [undefined, 'development', 'production'].flatMap((NODE_ENV) =>
  [undefined, 'postgres://database.example/haat'].flatMap((DATABASE_URL) =>
    [undefined, 'outbox'].flatMap((OTP_PROVIDER) =>
      [undefined, '1'].map((ALLOW_OUTBOX) => ({
        NODE_ENV,
        DATABASE_URL,
        OTP_PROVIDER,
        ALLOW_OUTBOX,
      })),
    ),
  ),
);

const REQUIRED_SETTINGS = {
  SECRET_KEY: 'a key of the tests, long enough.',
  PUBLIC_ORIGIN: 'https://example.in',
  TRUSTED_PROXY_HOPS: '1',
  GRIEVANCE_OFFICER_NAME: 'Meera Joshi',
  GRIEVANCE_OFFICER_EMAIL: 'grievance@example.in',
};

type Environment = (typeof ENVIRONMENTS)[number];

function readEnvironment(environment: Environment): Config | StartupError {
  const { DATABASE_URL: url, ...settings } = environment;
  try {
    const config = readConfig({
      ...REQUIRED_SETTINGS,
      ...settings,
      ...(url && { DATABASE_URL: url }),
    });
    return { ...config, dataDir: createTestFolder(), contentDir: createContentFolder() };
  } catch (error) {
    if (error instanceof StartupError) return error;
    throw error;
  }
}

type RemoteRequest = { client: string; remoteAddress: string; headers: Record<string, string> };

/** Requests of remote clients that look like local ones. */
const REMOTE_REQUESTS: readonly RemoteRequest[] = [
  { client: 'a remote client', remoteAddress: '203.0.113.9', headers: { host: 'localhost' } },
  {
    client: 'a client of the site',
    remoteAddress: '127.0.0.1',
    headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.9' },
  },
  {
    client: 'a client that forges a loopback address',
    remoteAddress: '127.0.0.1',
    headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
  },
  {
    client: 'a client behind one proxy too many',
    remoteAddress: '127.0.0.1',
    headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.9, 127.0.0.1' },
  },
  {
    client: 'a client behind an undeclared proxy',
    remoteAddress: '127.0.0.1',
    headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1', via: '1.1 undeclared' },
  },
  {
    client: 'a request with the host of the site',
    remoteAddress: '127.0.0.1',
    headers: { host: 'example.in' },
  },
  {
    client: 'a request with the forwarded host of the site',
    remoteAddress: '127.0.0.1',
    headers: {
      host: 'localhost',
      'x-forwarded-host': 'example.in',
      'x-forwarded-for': '127.0.0.1',
    },
  },
];

test('hides the outbox from remote clients in each of 24 environments', async () => {
  expect(ENVIRONMENTS).toHaveLength(24);
  const logger = createLogger('silent');
  let rejectedStarts = 0;
  for (const environment of ENVIRONMENTS) {
    const config = readEnvironment(environment);
    if (config instanceof StartupError) {
      rejectedStarts += 1;
      continue;
    }
    const { app } = await createApp({ ...connection, logger, config });
    const getOutbox = (remoteAddress: string, headers: Record<string, string>) =>
      app.inject({ url: '/api/dev/outbox', remoteAddress, headers });
    for (const { client, remoteAddress, headers } of REMOTE_REQUESTS) {
      const { statusCode } = await getOutbox(remoteAddress, headers);
      expect({ environment, client, statusCode }).toEqual({ environment, client, statusCode: 404 });
    }
    expect((await getOutbox('127.0.0.1', { host: 'localhost:4000' })).statusCode).toBe(200);
    expect((await app.inject('/api/docs')).statusCode).toBe(config.apiDocs ? 200 : 404);
    await app.close();
  }
  // 12 environments lack OTP_PROVIDER, and 2 lack ALLOW_OUTBOX.
  expect(rejectedStarts).toBe(14);
});
