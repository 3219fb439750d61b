import http from 'node:http';
import { json } from 'node:stream/consumers';
import type { Config } from '../../config.ts';
import { readSecretKey } from '../../shared/secrets/read-secret-key.ts';
import { StartupError } from '../../shared/startup-error.ts';
import { noKey, type ReadKey } from './admin-command.ts';
import { adminSocketPath } from './admin-socket-path.ts';
import type { CommandResult } from './execute-command.ts';

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

/** Sends a command to the API. Resolves to null if no API listens. */
function sendToApi(dataDir: string, name: string, input: unknown): Promise<CommandResult | null> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      socketPath: adminSocketPath(dataDir),
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
  // Imported here, because a command that a running API executes does not need the database code.
  const [{ connect }, { requireCurrentTables }, { executeCommand }] = await Promise.all([
    import('../../database/connect.ts'),
    import('../../database/migrations.ts'),
    import('./execute-command.ts'),
  ]);
  const connection = await connect(config);
  try {
    // The tables may be older than this program. A server is migrated by a command of its own.
    if (config.databaseUrl === undefined) await connection.prepare(async () => undefined);
    else await requireCurrentTables(connection.db);
    return await executeCommand(connection.db, name, input, createKeyReader(config));
  } finally {
    await connection.close();
  }
}

/** The key of an embedded database is stored beside it. With a server, the key is a setting. */
function createKeyReader(config: DatabaseLocation): ReadKey {
  const isKeyMissing = config.databaseUrl !== undefined && config.secretKey === undefined;
  return isKeyMissing ? noKey : () => readSecretKey(config);
}
