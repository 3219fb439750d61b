import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

/** Longest socket path, in characters, that all supported systems accept. */
const LONGEST = 100;

/** Address of the admin socket of this data folder; a named pipe on Windows. */
export function adminSocketPath(dataDir: string): string {
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\tractor-haat-${name}`;
  const beside = path.join(dataDir, 'admin.sock');
  return beside.length <= LONGEST ? beside : path.join(os.tmpdir(), `tractor-haat-${name}.sock`);
}
