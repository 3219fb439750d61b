import { runRollingRestart } from '@tractor-haat/server-kit/testing';
import type { Connection } from './core/database/database.ts';
import { createApiProcesses } from './testing/api-processes.ts';
import {
  createContentFolder,
  createTestFolder,
  removeTestFolders,
} from './testing/create-content-folder.ts';
import { readDatabaseUrl } from './testing/databases/read-database-url.ts';
import { requireServerDatabase, testOnServer } from './testing/databases.ts';

jest.setTimeout(60_000);

const processes = createApiProcesses();
let connection: Connection | undefined;
afterAll(async () => {
  processes.killAll();
  await connection?.close();
  removeTestFolders();
});

testOnServer('responds to every request while two processes are replaced', async () => {
  connection = await requireServerDatabase().open(createContentFolder());
  const env = {
    DATABASE_URL: await readDatabaseUrl(connection),
    SECRET_KEY: 'of this test alone, and long enough',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    TRUSTED_PROXY_HOPS: '1',
    OTP_PROVIDER: 'outbox',
    LOG_LEVEL: 'info',
    STOP_NOTICE_SECONDS: '1',
  };
  const start = async () => {
    const { listening, child, ended } = processes.start(createTestFolder(), env);
    const { address } = await listening;
    while (!(await fetch(`${address}/__health/ready`)).ok);
    return {
      address,
      stop: async () => {
        child.kill('SIGTERM');
        expect((await ended).code).toBe(0);
      },
    };
  };
  const before = await Promise.all([start(), start()]);
  const paths = ['/api/v1/implements', '/api/v1/search?q=rotavator', '/__health/live'];
  const { requestCount, failed, after } = await runRollingRestart(
    before,
    start,
    '/__health/ready',
    paths,
  );
  expect(failed).toEqual([]);
  expect(requestCount).toBeGreaterThan(100);
  expect(after).toHaveLength(2);
  await Promise.all(after.map(({ stop }) => stop()));
});
