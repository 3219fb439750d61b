import http from 'node:http';
import { json } from 'node:stream/consumers';
import type { Config } from '../../config.ts';
import { readSecretKey } from '../../shared/secrets/secret-key.ts';
import { StartProblem } from '../../shared/start-problem.ts';
import type { CommandAnswer } from './answer-command.ts';
import { noKey, type ReadKey } from './command.ts';
import { adminSocketPath } from './socket-path.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'secretKey'>;

/**
 * Runs a command on the PostgreSQL server, through the API that has the embedded database open, or on that database
 * directly while no API runs. Throws `StartProblem` with a message for the operator.
 */
export async function runCommand(config: Place, name: string, input: unknown): Promise<unknown> {
  const remoteAnswer =
    config.databaseUrl === undefined ? await ask(config.dataDir, name, input) : null;
  const answer = remoteAnswer ?? (await runHere(config, name, input));
  if (!answer.ok) throw new StartProblem(answer.message);
  return answer.value;
}

/** Null when no API listens. */
function ask(dataDir: string, name: string, input: unknown): Promise<CommandAnswer | null> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      socketPath: adminSocketPath(dataDir),
      path: `/${encodeURIComponent(name)}`,
      method: 'POST',
    });
    request.on('response', (response) => {
      json(response).then((answer) => resolve(answer as CommandAnswer), reject);
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    request.end(JSON.stringify(input));
  });
}

async function runHere(config: Place, name: string, input: unknown): Promise<CommandAnswer> {
  // Imported lazily: a command sent to a running API does not need the database code.
  const [{ connect }, { refuseOlderTables }, { answerCommand }] = await Promise.all([
    import('../../database/connect.ts'),
    import('../../database/migrations.ts'),
    import('./answer-command.ts'),
  ]);
  const connection = await connect(config);
  try {
    // The tables may be older than this program; on a server, migration is a separate step.
    if (config.databaseUrl === undefined) await connection.prepare(async () => undefined);
    else await refuseOlderTables(connection.db);
    return await answerCommand(connection.db, name, input, keyOf(config));
  } finally {
    await connection.close();
  }
}

/** The key of an embedded database is stored beside it; processes of a server get it as a setting. */
function keyOf(config: Place): ReadKey {
  const isElsewhere = config.databaseUrl !== undefined && config.secretKey === undefined;
  return isElsewhere ? noKey : () => readSecretKey(config);
}
