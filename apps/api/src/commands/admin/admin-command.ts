import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../../core/database/database.ts';
import { StartupError } from '../../core/startup-error.ts';

export type ReadKey = () => string;

/** `input` comes from the command line or the admin socket, so each command validates it. */
export type AdminCommand = (db: Database, input: unknown, readKey?: ReadKey) => Promise<unknown>;

/** Throws: with any other key than the API's, a command would find no rows and report the data as deleted. */
export const rejectMissingKey: ReadKey = () => {
  throw new StartupError(
    'SECRET_KEY is required and must be the key of the API: hashes of votes depend on it.',
  );
};

/** The path of a Unix socket is limited to 104 bytes on macOS and 108 on Linux. */
const MAX_SOCKET_PATH_LENGTH = 100;

/** Uses the temporary folder if the path in `dataDir` would be too long, and a named pipe on Windows. */
export function getAdminSocketPath(dataDir: string): string {
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\tractor-haat-${name}`;
  const socketInDataDir = path.join(dataDir, 'admin.sock');
  return socketInDataDir.length <= MAX_SOCKET_PATH_LENGTH
    ? socketInDataDir
    : path.join(os.tmpdir(), `tractor-haat-${name}.sock`);
}
