import { isNativeError } from 'node:util/types';
import { departureOf } from '@tractor-haat/serving';
import { startTelemetry } from '@tractor-haat/telemetry';
import type { Logger } from 'pino';
import { type AdminSocket, listenForCommands } from './commands/admin/listen.ts';
import type { Config } from './config.ts';
import { connect } from './database/connect.ts';
import type { Connection, Database } from './database/database.ts';
import { refuseOlderTables } from './database/migrations.ts';
import { refuseForgetful } from './database/postgres.ts';
import { implementPictures } from './domain/implements/picture-names.ts';
import { allPictures } from './domain/pictures/drawings/index.ts';
import type { FindPicture } from './domain/pictures/pictures.ts';
import { warmPictures } from './domain/pictures/warm.ts';
import { keepForgetting } from './domain/privacy/retention/housekeeping.ts';
import { importContent } from './domain/seed/import-content.ts';
import { buildApp } from './http/app.ts';
import type { App } from './http/server/app-type.ts';
import { createLogger } from './shared/logger.ts';
import { readSecretKey } from './shared/secrets/secret-key.ts';
import { StartProblem } from './shared/start-problem.ts';

/** The first visitor comes before the pictures that nobody asked for. */
const WARM_AFTER_MS = 5000;

/** A running API. `stop` announces it for so long, lets requests finish, then closes queue and database. */
export type RunningApi = { address: string; stop(noticeMs?: number): Promise<void> };

/** Opens the database, brings tables and content up to date where that is its task, and listens. */
export async function startApi(config: Config): Promise<RunningApi> {
  const logger = createLogger(config.logLevel);
  const telemetry = await startTelemetry('api', config.telemetry).catch((cause) => {
    throw new StartProblem(cause.message, { cause });
  });
  const connection = await connect(config, (err) => logger.warn({ err }, 'connection lost'));
  try {
    if (config.databaseUrl !== undefined) await refuseForgetful(connection.db);
    if (config.prepareAtStart) await prepare(connection, config.contentDir, logger);
    else await refuseOlderTables(connection.db);
    const { app, findPicture } = await buildApp({ ...connection, logger, config });
    const address = await listen(app, config);
    // A PostgreSQL server takes commands itself.
    const admin =
      config.databaseUrl === undefined
        ? await listenForCommands(config.dataDir, connection.db, logger, () =>
            readSecretKey(config),
          )
        : undefined;
    const cold = new AbortController();
    keepForgetting(connection.db, config.retention, logger, cold.signal);
    if (config.warmPictures) warmLater(findPicture, connection.db, logger, cold.signal);
    return {
      address,
      async stop(noticeMs = 0) {
        await departureOf(app.server).leave(() => stop(app, connection, cold, admin), noticeMs);
        await telemetry.stop();
      },
    };
  } catch (error) {
    await connection.close();
    await telemetry.stop();
    throw error;
  }
}

async function prepare(connection: Connection, contentDir: string, logger: Logger): Promise<void> {
  await connection.prepare(async (db) => {
    const done = await importContent(db, contentDir);
    if (done.content === 'older') {
      logger.warn('the database has newer content than this release, which stays');
    }
    logger.info(done, 'database ready');
  });
}

async function stop(
  app: App,
  connection: Connection,
  cold: AbortController,
  admin: AdminSocket | undefined,
): Promise<void> {
  cold.abort();
  await admin?.close();
  await app.close();
  await connection.close();
}

async function listen(app: App, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (cause) {
    if (isNativeError(cause) && 'code' in cause && cause.code === 'EADDRINUSE') {
      throw new StartProblem(
        `Port ${port} on ${host} is taken by another program; stop it, or set PORT to another one.`,
        { cause },
      );
    }
    throw cause;
  }
}

function warmLater(find: FindPicture, db: Database, logger: Logger, signal: AbortSignal): void {
  const warm = async () => {
    try {
      const names = [...allPictures(), ...(await implementPictures(db))];
      logger.info({ pictures: await warmPictures(find, names, signal) }, 'pictures are warm');
    } catch (err) {
      if (!signal.aborted) logger.warn({ err }, 'pictures stay cold');
    }
  };
  const timer = setTimeout(warm, WARM_AFTER_MS);
  timer.unref();
  signal.addEventListener('abort', () => clearTimeout(timer));
}
