import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Process that has a lock. `name` describes its task in the messages of other processes. */
export interface Holder {
  readonly name: string;
  readonly pid: number;
}

/** Acquired lock. `release` or the end of the process releases it. */
export interface Lock {
  /** True if the previous holder exited without `release`, for example because it was killed. */
  readonly wasInterrupted: boolean;
  release(): void;
}

/** Another process has the lock. `holder` is null if that process has not written its name yet. */
export class LockedError extends Error {
  override name = 'LockedError';
  readonly holder: Holder | null;

  constructor(file: string, holder: Holder | null) {
    const holderText = holder ? `${holder.name} (process ${holder.pid})` : 'Another process';
    super(`${holderText} holds ${file}; try again when it ends.`);
    this.holder = holder;
  }
}

/** The interval is short, because most tasks under a lock are short. */
const POLL_INTERVAL_MS = 5;
const POLL_JITTER_MS = 20;

/** `timeout_ms` is the time limit for acquiring the lock. */
export interface LockOptions {
  readonly timeout_ms: number;
  /** Called once if the first attempt fails. `holder` is null if it is not readable. */
  readonly onWait?: (holder: Holder | null) => void;
}

/**
 * Acquires the lock of a file. Rejects with a LockedError on timeout, by default after the first attempt.
 * @param file is created if it is missing and never deleted
 * @param holder describes this process in the messages of other processes
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

/**
 * Runs `task` under the lock of a file and releases the lock afterwards. Rejects with a LockedError on timeout, and
 * with the error of `task`.
 *
 * @param name describes the task in the messages of other processes
 */
export async function withLock<Result>(
  file: string,
  name: string,
  task: () => Promise<Result>,
  options: LockOptions,
): Promise<Result> {
  const lock = await acquireLock(file, { name, pid: process.pid }, options);
  try {
    return await task();
  } finally {
    lock.release();
  }
}

const SQLITE_BUSY = 5;
const SQLITE_NOT_A_DATABASE = 26;

const readSqliteErrorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined;

const toHolderFile = (file: string) => `${file}.holder`;

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'pid' in value &&
  typeof value.pid === 'number';

/**
 * Reads the holder of a lock, or the last holder if it exited without `release`. Returns null if the file is missing or
 * invalid.
 */
export function readHolder(file: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(fs.readFileSync(toHolderFile(file), 'utf8'));
    return isHolder(holder) ? holder : null;
  } catch {
    return null;
  }
}

/**
 * Begins an exclusive transaction on an empty database. SQLite locks the file with the operating system, which releases
 * the lock when the process exits. Returns null if another process has the lock.
 */
function openExclusively(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    const code = readSqliteErrorCode(error);
    if (code === SQLITE_BUSY) return null;
    if (code !== SQLITE_NOT_A_DATABASE || fs.statSync(file).size === 0) throw error;
    // Another program has overwritten the lock file. Truncating it does not release its lock.
    fs.truncateSync(file);
    return openExclusively(file);
  }
}

function tryLock(file: string, holder: Holder): Lock | null {
  const database = openExclusively(file);
  if (!database) return null;
  const holderFile = toHolderFile(file);
  const wasInterrupted = fs.existsSync(holderFile);
  fs.writeFileSync(holderFile, JSON.stringify(holder));
  return {
    wasInterrupted,
    release() {
      fs.rmSync(holderFile, { force: true });
      database.close();
    },
  };
}
