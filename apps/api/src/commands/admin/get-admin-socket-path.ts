import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

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
