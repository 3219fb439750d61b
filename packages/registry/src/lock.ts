import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isMissing } from './durable.ts';
import { isProcessAlive } from './process-alive.ts';
import { RegistryError } from './registry-error.ts';
import { count, object, parseJson, text } from './shape.ts';

const holderShape = object({ token: text, pid: count, host: text, at_ms: count });
type Holder = ReturnType<typeof holderShape>;

/** Nobody holds the lock for longer than a few renames take. */
const STALE_MS = 60_000;

const isStale = (holder: Holder) =>
  Date.now() - holder.at_ms > STALE_MS ||
  (holder.host === os.hostname() && !isProcessAlive(holder.pid));

/** null: no lock. One that cannot be read has no living holder: locks appear whole. */
async function readHolder(file: string): Promise<Holder | null> {
  try {
    return parseJson(await fs.readFile(file, 'utf8'), holderShape, file);
  } catch (error) {
    if (isMissing(error)) return null;
    return { token: 'unreadable', pid: 0, host: os.hostname(), at_ms: 0 };
  }
}

/**
 * Removes a dead holder's lock. The marker file carries the dead lock's token, so exactly one
 * process may remove that lock, and never a newer one.
 */
async function breakStale(file: string, stale: Holder): Promise<void> {
  const marker = `${file}.${stale.token}.broken`;
  try {
    await (await fs.open(marker, 'wx')).close();
  } catch {
    const made = await fs.stat(marker).catch(() => null);
    if (made && Date.now() - made.mtimeMs > STALE_MS) await fs.rm(marker, { force: true });
    return;
  }
  try {
    if ((await readHolder(file))?.token === stale.token) await fs.rm(file, { force: true });
  } finally {
    await fs.rm(marker, { force: true });
  }
}

async function acquire(file: string, token: string, patience_ms: number): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  // Written aside and linked: the lock appears with its whole content, or not at all.
  const own = `${file}.${token}`;
  const until = Date.now() + patience_ms;
  try {
    for (;;) {
      const holder: Holder = { token, pid: process.pid, host: os.hostname(), at_ms: Date.now() };
      await fs.writeFile(own, JSON.stringify(holder));
      try {
        return await fs.link(own, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const current = await readHolder(file);
      if (current && isStale(current)) await breakStale(file, current);
      else if (Date.now() > until)
        throw new RegistryError(`Process ${current?.pid} holds ${file}; try again when it ends.`);
      else await wait(5 + Math.random() * 20);
    }
  } finally {
    await fs.rm(own, { force: true });
  }
}

/** Says whether the lock is still this process's own: checked right before what cannot be undone. */
export type StillHeld = () => Promise<boolean>;

/** Runs `work` while no other process runs under the same lock file. Takes over from the dead. */
export async function withLock<T>(
  file: string,
  work: (stillHeld: StillHeld) => Promise<T>,
  patience_ms = 15_000,
): Promise<T> {
  const token = randomUUID();
  await acquire(file, token, patience_ms);
  const stillHeld = async () => (await readHolder(file))?.token === token;
  try {
    return await work(stillHeld);
  } finally {
    if (await stillHeld()) await fs.rm(file, { force: true });
  }
}
