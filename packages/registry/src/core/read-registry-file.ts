import fs from 'node:fs/promises';
import path from 'node:path';
import { LockedError, withLock } from '@tractor-haat/server-kit/lock';
import type { z } from 'zod';
import { parseJson } from './parse-json.ts';
import { RegistryError } from './registry-error.ts';
import { readIfExists, replaceDurably } from './write-durably.ts';

/** Writing a file takes milliseconds, so a process that has the lock for ten seconds hangs. */
const LOCK_TIMEOUT_MS = 10_000;

/**
 * Directory of tokens, teams and the signing key, which only the account of the registry can read. Default:
 * `<store>-registry`.
 */
export const resolveRegistryDir = (store: string, configuredDir?: string): string =>
  path.resolve(configuredDir || `${path.resolve(store)}-registry`);

/** Creates the directory with mode 0700, so that other accounts of the machine cannot read the keys. */
export async function createRegistryDir(registryDir: string): Promise<void> {
  await fs.mkdir(registryDir, { recursive: true, mode: 0o700 });
}

/** Reads and validates a JSON file of the directory. Returns `defaultValue` if the file does not exist. */
export async function readRegistryFile<T>(
  registryDir: string,
  name: string,
  schema: z.ZodType<T>,
  defaultValue: T,
): Promise<T> {
  const file = path.join(registryDir, name);
  const text = await readIfExists(file);
  return text === null ? defaultValue : parseJson(text, schema, file);
}

/**
 * Replaces the content of a JSON file by `next`, under a lock that covers reading and writing. Returns `result`. Throws
 * a RegistryError if another process has the lock for ten seconds.
 */
export async function changeRegistryFile<T, R>(
  registryDir: string,
  name: string,
  schema: z.ZodType<T>,
  defaultValue: T,
  change: (current: T) => { next: T; result: R },
): Promise<R> {
  await createRegistryDir(registryDir);
  const runChange = async () => {
    const { next, result } = change(
      await readRegistryFile(registryDir, name, schema, defaultValue),
    );
    await replaceDurably(path.join(registryDir, name), `${JSON.stringify(next, null, 2)}\n`);
    return result;
  };
  try {
    const lockFile = path.join(registryDir, 'lock');
    return await withLock(lockFile, `A change of ${name}`, runChange, {
      timeout_ms: LOCK_TIMEOUT_MS,
    });
  } catch (error) {
    if (error instanceof LockedError) throw new RegistryError(error.message, { cause: error });
    throw error;
  }
}
