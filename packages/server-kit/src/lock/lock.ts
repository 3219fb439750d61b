import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Who has a lock, as far as people are told: the lock itself does not depend on it. */
export interface Holder {
  readonly name: string;
  readonly pid: number;
}

/** A lock that this process has until it releases it or ends, however it ends. */
export interface Lock {
  /** The process that had it before ended without releasing it. */
  readonly wasInterrupted: boolean;
  release(): void;
}

/** Somebody else has the lock. `holder` is null when that process did not say its name yet. */
export class LockBusy extends Error {
  override name = 'LockBusy';
  readonly holder: Holder | null;

  constructor(file: string, holder: Holder | null) {
    const who = holder ? `${holder.name} (process ${holder.pid})` : 'Another process';
    super(`${who} holds ${file}; try again when it ends.`);
    this.holder = holder;
  }
}

const SQLITE_BUSY = 5;
const SQLITE_NOT_A_DATABASE = 26;

/** SQLite's own number for what went wrong. */
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined;

const holderFile = (file: string) => `${file}.holder`;

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'pid' in value &&
  typeof value.pid === 'number';

/** Who has the lock, or had it when it was interrupted; null when nobody says so. */
export function readHolder(file: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(fs.readFileSync(holderFile(file), 'utf8'));
    return isHolder(holder) ? holder : null;
  } catch {
    return null;
  }
}

/**
 * An exclusive transaction of an empty database holds a lock of the operating system, which ends with the
 * process. Null when another process or another caller of this one has it.
 */
function open(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (codeOf(error) === SQLITE_BUSY) return null;
    if (codeOf(error) !== SQLITE_NOT_A_DATABASE || fs.statSync(file).size === 0) throw error;
    // Somebody wrote into it. Nothing in it is ever read, and emptying it takes no lock from anybody.
    fs.truncateSync(file);
    return open(file);
  }
}

function tryLock(file: string, holder: Holder): Lock | null {
  const database = open(file);
  if (!database) return null;
  const named = holderFile(file);
  const wasInterrupted = fs.existsSync(named);
  fs.writeFileSync(named, JSON.stringify(holder));
  return {
    wasInterrupted,
    release() {
      fs.rmSync(named, { force: true });
      database.close();
    },
  };
}

/** How often a waiting process looks again: often enough that short work is not held up. */
const LOOK_MS = 5;
const LOOK_MORE_MS = 20;

/** How to meet a lock that somebody has. */
export interface LockOptions {
  readonly patience_ms: number;
  /** Called once, when it is not free at first; null: that one did not say its name yet. */
  readonly onBusy?: (holder: Holder | null) => void;
}

/**
 * Takes the lock named by a file, which is never deleted. Rejects with LockBusy when it is not free in time:
 * at once unless told.
 *
 * @param holder who it is, for the sentence that others get
 */
export async function takeLock(
  file: string,
  holder: Holder,
  { patience_ms, onBusy }: LockOptions = { patience_ms: 0 },
): Promise<Lock> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const until = Date.now() + patience_ms;
  for (let attempt = 0; ; attempt += 1) {
    const lock = tryLock(file, holder);
    if (lock) return lock;
    if (Date.now() >= until) throw new LockBusy(file, readHolder(file));
    if (attempt === 0) onBusy?.(readHolder(file));
    await wait(LOOK_MS + Math.random() * LOOK_MORE_MS);
  }
}

/** Runs `work` while nobody else runs under the same lock. */
export async function withLock<T>(
  file: string,
  name: string,
  work: () => Promise<T>,
  options: LockOptions,
): Promise<T> {
  const lock = await takeLock(file, { name, pid: process.pid }, options);
  try {
    return await work();
  } finally {
    lock.release();
  }
}
