import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Holder of a lock, for messages only: locking does not depend on it. */
export interface Holder {
  readonly name: string;
  readonly pid: number;
}

/** A lock of this process until it releases it or exits. */
export interface Lock {
  /** True if the previous holder exited without releasing the lock. */
  readonly wasInterrupted: boolean;
  release(): void;
}

/** The lock is taken by another process. `holder` is null if that has not written its name yet. */
export class LockedError extends Error {
  override name = 'LockedError';
  readonly holder: Holder | null;

  constructor(file: string, holder: Holder | null) {
    const holderText = holder ? `${holder.name} (process ${holder.pid})` : 'Another process';
    super(`${holderText} holds ${file}; try again when it ends.`);
    this.holder = holder;
  }
}

const SQLITE_BUSY = 5;
const SQLITE_NOT_A_DATABASE = 26;

/** SQLite's error code. */
const readErrorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined;

const toHolderFile = (file: string) => `${file}.holder`;

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'pid' in value &&
  typeof value.pid === 'number';

/** Current holder of the lock, or the one that was interrupted; null if unknown. */
export function readHolder(file: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(fs.readFileSync(toHolderFile(file), 'utf8'));
    return isHolder(holder) ? holder : null;
  } catch {
    return null;
  }
}

/**
 * An exclusive transaction on an empty database holds an operating system lock, which is released when the process
 * exits. Null if the lock is taken.
 */
function openExclusive(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (readErrorCode(error) === SQLITE_BUSY) return null;
    if (readErrorCode(error) !== SQLITE_NOT_A_DATABASE || fs.statSync(file).size === 0) throw error;
    // The file was overwritten. Its content is never read, and truncating it releases no lock.
    fs.truncateSync(file);
    return openExclusive(file);
  }
}

function tryLock(file: string, holder: Holder): Lock | null {
  const database = openExclusive(file);
  if (!database) return null;
  const holderPath = toHolderFile(file);
  const wasInterrupted = fs.existsSync(holderPath);
  fs.writeFileSync(holderPath, JSON.stringify(holder));
  return {
    wasInterrupted,
    release() {
      fs.rmSync(holderPath, { force: true });
      database.close();
    },
  };
}

/** Polling interval in milliseconds; short, so that short work causes no long wait. */
const POLL_INTERVAL_MS = 5;
const POLL_JITTER_MS = 20;

/** Behaviour when the lock is taken. */
export interface LockOptions {
  readonly timeout_ms: number;
  /** Called once if the lock is taken at first; null if the holder is unknown. */
  readonly onWait?: (holder: Holder | null) => void;
}

/**
 * Takes the lock of a file, which is never deleted. Rejects with LockedError on timeout; the default timeout is 0.
 * @param holder name of this process in messages of others
 */
export async function acquireLock(
  file: string,
  holder: Holder,
  { timeout_ms, onWait }: LockOptions = { timeout_ms: 0 },
): Promise<Lock> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const deadline = Date.now() + timeout_ms;
  for (let attempt = 0; ; attempt += 1) {
    const lock = tryLock(file, holder);
    if (lock) return lock;
    if (Date.now() >= deadline) throw new LockedError(file, readHolder(file));
    if (attempt === 0) onWait?.(readHolder(file));
    await wait(POLL_INTERVAL_MS + Math.random() * POLL_JITTER_MS);
  }
}

/** Runs `task` under the lock. */
export async function withLock<T>(
  file: string,
  name: string,
  task: () => Promise<T>,
  options: LockOptions,
): Promise<T> {
  const lock = await acquireLock(file, { name, pid: process.pid }, options);
  try {
    return await task();
  } finally {
    lock.release();
  }
}
