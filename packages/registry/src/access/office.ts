import fs from 'node:fs/promises';
import path from 'node:path';
import { LockBusy, withLock } from '@tractor-haat/lock';
import type { z } from 'zod';
import { isMissing, replaceDurably } from '../durable.ts';
import { RegistryError } from '../registry-error.ts';
import { parseJson } from '../schema.ts';

/** A file is written in no time; whoever holds the lock longer hangs. */
const PATIENCE_MS = 10_000;

/**
 * Where the registry keeps what is its own and never belongs into a store: tokens, teams, its key. A folder that only
 * the registry's account can read.
 */
export const officeOf = (store: string, given?: string): string =>
  path.resolve(given || `${path.resolve(store)}-registry`);

/** Makes the office; others of the machine get no look into it. */
export async function openOffice(office: string): Promise<void> {
  await fs.mkdir(office, { recursive: true, mode: 0o700 });
}

/** What a file of the office says; `otherwise` while there is none. */
export async function readOffice<T>(
  office: string,
  name: string,
  schema: z.ZodType<T>,
  otherwise: T,
): Promise<T> {
  const file = path.join(office, name);
  try {
    return parseJson(await fs.readFile(file, 'utf8'), schema, file);
  } catch (error) {
    if (isMissing(error)) return otherwise;
    throw error;
  }
}

/** Reads a file of the office, changes it and writes it, one process at a time. */
export async function changeOffice<T, R>(
  office: string,
  name: string,
  schema: z.ZodType<T>,
  otherwise: T,
  change: (current: T) => { next: T; result: R },
): Promise<R> {
  await openOffice(office);
  const work = async () => {
    const { next, result } = change(await readOffice(office, name, schema, otherwise));
    await replaceDurably(path.join(office, name), `${JSON.stringify(next, null, 2)}\n`);
    return result;
  };
  try {
    const waiting = { patience_ms: PATIENCE_MS };
    return await withLock(path.join(office, 'lock'), `A change of ${name}`, work, waiting);
  } catch (error) {
    if (error instanceof LockBusy) throw new RegistryError(error.message, { cause: error });
    throw error;
  }
}
