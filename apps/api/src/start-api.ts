import { isNativeError } from 'node:util/types';
import { getGracefulShutdown } from '@tractor-haat/server-kit/shutdown';
import { startTelemetry } from '@tractor-haat/server-kit/telemetry';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type AdminSocket, listenForCommands } from './commands/admin/execute-command.ts';
import type { Config } from './config.ts';
import { createLogger } from './core/create-logger.ts';
import { connect } from './core/database/connect.ts';
import type { Connection } from './core/database/database.ts';
import { requireCurrentTables } from './core/database/migrations.ts';
import { requireDurableCommits } from './core/database/open-postgres.ts';
import { readSecretKey } from './core/secrets/read-secret-key.ts';
import { requireSameKey } from './core/secrets/require-same-key.ts';
import type { App } from './core/server/app.ts';
import { StartupError } from './core/startup-error.ts';
import { importContent } from './features/content/import/import-content.ts';
import { scheduleRetention } from './features/people/privacy/delete-expired.ts';

/** `stop` accepts requests for another `delayMs` and completes pending ones. */
export type RunningApi = { address: string; stop(delayMs?: number): Promise<void> };

export async function startApi(config: Config, openDatabase = connect): Promise<RunningApi> {
  const logger = createLogger(config.logLevel);
  const telemetry = await startTelemetry('api', config.telemetry).catch((cause) => {
    throw new StartupError(cause.message, { cause });
  });
  const connection = await openDatabase(config, (err) => logger.warn({ err }, 'connection lost'));
  try {
    if (config.databaseUrl !== undefined) await requireDurableCommits(connection.db);
    if (config.prepareAtStart) await prepare(connection, config.contentDir, logger);
    else await requireCurrentTables(connection.db);
    // The key of an embedded database is stored next to it, so it needs no check.
    if (config.databaseUrl !== undefined)
      await requireSameKey(connection.db, readSecretKey(config), {
        isReplaced: config.isKeyReplaced,
      });
    const { app } = await createApp({ ...connection, logger, config });
    const address = await listen(app, config);
    // Commands cannot open the embedded database while this process has it open, so they use a socket.
    const admin =
      config.databaseUrl === undefined
        ? await listenForCommands(config.dataDir, connection.db, logger, () =>
            readSecretKey(config),
          )
        : undefined;
    const abortController = new AbortController();
    scheduleRetention(connection.db, config.retention, logger, abortController.signal);
    return {
      address,
      async stop(delayMs = 0) {
        await getGracefulShutdown(app.server).closeGracefully(
          () => stop(app, connection, abortController, admin),
          delayMs,
        );
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
    const result = await importContent(db, contentDir);
    if (result.content === 'older') {
      logger.warn('the database has newer content than this release, which stays');
    }
    logger.info(result, 'database ready');
  });
}

async function stop(
  app: App,
  connection: Connection,
  abortController: AbortController,
  admin: AdminSocket | undefined,
): Promise<void> {
  abortController.abort();
  await admin?.close();
  await app.close();
  await connection.close();
}

async function listen(app: App, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (cause) {
    if (isNativeError(cause) && 'code' in cause && cause.code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} on ${host} is taken by another program; stop it, or set PORT to another one.`,
        { cause },
      );
    }
    throw cause;
  }
}
