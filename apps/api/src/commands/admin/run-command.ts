import http from 'node:http';
import { json } from 'node:stream/consumers';
import type { Config } from '../../config.ts';
import { readSecretKey } from '../../core/secrets/read-secret-key.ts';
import { StartupError } from '../../core/startup-error.ts';
import { getAdminSocketPath, type ReadKey, rejectMissingKey } from './admin-command.ts';
import type { CommandResult } from './execute-command.ts';

type DatabaseLocation = Pick<Config, 'databaseUrl' | 'dataDir' | 'secretKey'>;

/** Runs in the API process if it has the embedded database open, and otherwise in this process. */
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

/** Resolves to null if no API runs on this data folder. */
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
  // The database code is imported only if no running API executes the command.
  const [{ connect }, { requireCurrentTables }, { executeCommand }] = await Promise.all([
    import('../../core/database/connect.ts'),
    import('../../core/database/migrations.ts'),
    import('./execute-command.ts'),
  ]);
  const connection = await connect(config);
  try {
    // Only an embedded database is migrated here. For PostgreSQL the operator runs `npm run migrate`.
    if (config.databaseUrl === undefined) await connection.prepare(async () => undefined);
    else await requireCurrentTables(connection.db);
    return await executeCommand(connection.db, name, input, createKeyReader(config));
  } finally {
    await connection.close();
  }
}

/** An embedded database has a key file beside it. For PostgreSQL the key must be set with SECRET_KEY. */
function createKeyReader(config: DatabaseLocation): ReadKey {
  const isKeyMissing = config.databaseUrl !== undefined && config.secretKey === undefined;
  return isKeyMissing ? rejectMissingKey : () => readSecretKey(config);
}
