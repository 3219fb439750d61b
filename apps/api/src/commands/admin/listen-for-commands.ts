import { chmod, rm } from 'node:fs/promises';
import http from 'node:http';
import { json } from 'node:stream/consumers';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import type { ReadKey } from './admin-command.ts';
import { type CommandResult, executeCommand } from './execute-command.ts';
import { getAdminSocketPath } from './get-admin-socket-path.ts';

export type AdminSocket = { close(): Promise<void> };

/** Only the account of this process can open the socket. The caller must hold the lock of the data folder. */
export async function listenForCommands(
  dataDir: string,
  db: Database,
  logger: Logger,
  readKey: ReadKey,
): Promise<AdminSocket> {
  const socket = getAdminSocketPath(dataDir);
  const isFile = !socket.startsWith('\\\\');
  if (isFile) await rm(socket, { force: true });
  const server = http.createServer(async (request, response) => {
    let result: CommandResult;
    try {
      const name = decodeURIComponent((request.url ?? '/').slice(1));
      result = await executeCommand(db, name, await json(request), readKey);
    } catch (err) {
      logger.error({ err }, 'a command failed');
      result = { ok: false, message: 'The API failed; see its log.' };
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  if (isFile) await chmod(socket, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
