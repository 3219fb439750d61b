import http from 'node:http';
import { json } from 'node:stream/consumers';
import type { Config } from '../../config.ts';
import { readSecretKey } from '../../shared/secrets/read-secret-key.ts';
import { StartupError } from '../../shared/startup-error.ts';
import { type ReadKey, rejectMissingKey } from './admin-command.ts';
import type { CommandResult } from './execute-command.ts';
import { getAdminSocketPath } from './get-admin-socket-path.ts';

type DatabaseLocation = Pick<Config, 'databaseUrl' | 'dataDir' | 'secretKey'>;

/**
 * Runs a command on the PostgreSQL server, in the API that has the embedded database open, or directly on that database
 * if no API runs. Throws `StartupError` with a message for the operator.
 */
export async function runCommand(
  config: DatabaseLocation,
  name: string,
  input: unknown,
): Promise<unknown> {
  const apiResult =
    config.databaseUrl === undefined ? await sendToApi(config.dataDir, name, input) : null;
  const result = apiResult ?? (await runInProcess(config, name, input));
  if (!result.ok) throw new StartupError(result.message);
  return result.value;
}

/** Resolves to null if no API listens on the admin socket. */
function sendToApi(dataDir: string, name: string, input: unknown): Promise<CommandResult | null> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      socketPath: getAdminSocketPath(dataDir),
      path: `/${encodeURIComponent(name)}`,
      method: 'POST',
    });
    request.on('response', (response) => {
      json(response).then((result) => resolve(result as CommandResult), reject);
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    request.end(JSON.stringify(input));
  });
}

async function runInProcess(
  config: DatabaseLocation,
  name: string,
  input: unknown,
): Promise<CommandResult> {
  // The imports are dynamic, because the database code is not needed when a running API executes the command.
  const [{ connect }, { requireCurrentTables }, { executeCommand }] = await Promise.all([
    import('../../database/connect.ts'),
    import('../../database/migrations.ts'),
    import('./execute-command.ts'),
  ]);
  const connection = await connect(config);
  try {
    // The tables may be older than this program. Those of a server are migrated by `npm run migrate`.
    if (config.databaseUrl === undefined) await connection.prepare(async () => undefined);
    else await requireCurrentTables(connection.db);
    return await executeCommand(connection.db, name, input, createKeyReader(config));
  } finally {
    await connection.close();
  }
}

/** An embedded database has its key in a file beside it. For a server the key is a setting, which can be missing. */
function createKeyReader(config: DatabaseLocation): ReadKey {
  const isKeyMissing = config.databaseUrl !== undefined && config.secretKey === undefined;
  return isKeyMissing ? rejectMissingKey : () => readSecretKey(config);
}
