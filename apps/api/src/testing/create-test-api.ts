import path from 'node:path';
import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createLogger } from '../core/create-logger.ts';
import type { Connection } from '../core/database/database.ts';
import type { DeliveryConfig } from '../core/delivery/delivery-settings.ts';
import { type Clock, systemClock } from '../core/jobs/clock.ts';
import type { App } from '../core/server/app.ts';
import {
  createArgon2idHasher,
  type PasswordHasher,
} from '../features/people/passwords/passwords.ts';
import {
  createContentFolder,
  createTestFolder,
  removeTestFolders,
} from './create-content-folder.ts';
import type { TestDatabase } from './databases.ts';

export type TestApi = { app: App; connection: Connection; close(): Promise<void> };

export const TEST_KEY = 'the key of the tests, long enough';

/** The limits are high, because the clock of a test may stand still, so that no minute ends. */
const DELIVERY_VARIABLES = {
  OTP_PROVIDER: 'outbox',
  MESSAGES_PER_MINUTE: '1000000',
  MESSAGES_PER_DAY: '1000000',
  MESSAGES_PER_PREFIX: '1000000',
};

type TestApiOptions = {
  delivery?: DeliveryConfig;
  logger?: Logger;
  registry?: Config['registry'];
  passwordHasher?: PasswordHasher;
};

/** The parameters take about a hundredth of the production time. */
const quickHasher = createArgon2idHasher({ memory_kib: 64, passes: 1 });

/** `close` also removes the test folders. */
export async function createTestApi(
  database: TestDatabase,
  contentDir = createContentFolder(),
  clock: Clock = systemClock,
  {
    delivery = readConfig(DELIVERY_VARIABLES).delivery,
    logger = createLogger('silent'),
    registry,
    passwordHasher = quickHasher,
  }: TestApiOptions = {},
): Promise<TestApi> {
  const connection = closeOnlyOnce(await database.open(contentDir));
  const { mail, operator, retention } = readConfig({ OTP_PROVIDER: 'outbox' });
  const dataDir = createTestFolder();
  const config = {
    apiDocs: true,
    contentDir,
    dataDir,
    drawingsDir: path.join(dataDir, 'drawings'),
    drawOnRequest: false,
    databaseUrl: undefined,
    delivery,
    isProduction: false,
    mail,
    operator,
    retention,
    registry,
    publicOrigin: 'https://example.in',
    sitePort: 3000,
    reverseGeocoderUrl: undefined,
    secretKey: TEST_KEY,
    trustedProxyHops: 0,
  };
  const { app } = await createApp({ ...connection, logger, config, clock, passwordHasher });
  return {
    app,
    connection,
    async close() {
      await app.close();
      await connection.close();
      removeTestFolders();
    },
  };
}

/** Tests may close the database to simulate a failure. */
function closeOnlyOnce(connection: Connection): Connection {
  let closing: Promise<void> | undefined;
  return {
    ...connection,
    close() {
      closing ??= connection.close();
      return closing;
    },
  };
}
