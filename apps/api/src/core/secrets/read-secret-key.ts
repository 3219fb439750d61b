import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';

type SecretKeySource = { secretKey: string | undefined; dataDir: string };

export const MIN_KEY_CHARACTERS = 32;

/** Returns the setting, or the key in the data folder. Throws `StartupError` if that key is too short. */
export function readSecretKey({ secretKey, dataDir }: SecretKeySource): string {
  if (secretKey !== undefined) return secretKey;
  const file = path.join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) createKeyFile(file);
  const key = readFileSync(file, 'utf8');
  if (key.trim().length >= MIN_KEY_CHARACTERS) return key;
  throw new StartupError(
    `${file} contains no complete key (${MIN_KEY_CHARACTERS} characters at least): restore it from the backup, or delete it ` +
      'to start with a new key, which ends every sign-in, code and link made with the old one.',
  );
}

/** Links a temporary file, so that a full disk or a crash cannot leave an incomplete key. */
function createKeyFile(file: string): void {
  const temporaryFile = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    const key = randomBytes(32).toString('base64url');
    writeFileSync(temporaryFile, key, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(temporaryFile, file);
  } catch (error) {
    // Another process created the file at the same time.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
  syncFolder(path.dirname(file));
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
