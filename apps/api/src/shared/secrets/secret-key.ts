import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Place = { secretKey: string | undefined; dataDir: string };

/**
 * The key of all keyed hashes and signatures. Given by the operator; without one it is made once and kept
 * in the data folder, which is enough for one process on its own database.
 */
export function readSecretKey({ secretKey, dataDir }: Place): string {
  if (secretKey !== undefined) return secretKey;
  const file = path.join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Exclusive: of two processes that start at once, one writes and both read the same key.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
