import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Holder of a lock, for messages only: locking does not depend on it. */
export interface Holder {
  readonly name: string;
  readonly pid: number;
}

/** A lock that this process holds until it releases it or exits. */
export interface Lock {
  /** True if the previous holder exited without releasing the lock. */
  readonly wasInterrupted: boolean;
  release(): void;
}

/** Another process holds the lock. `holder` is null if it has not written its name yet. */
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

/** SQLite's error code. */
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

/** Current holder of the lock, or the one that was interrupted; null if unknown. */
export function readHolder(file: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(fs.readFileSync(holderFile(file), 'utf8'));
    return isHolder(holder) ? holder : null;
  } catch {
    return null;
  }
}

/**
 * An exclusive transaction on an empty database holds an operating system lock, which is released when the process
 * exits. Null if the lock is taken.
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
    // The file was overwritten. Its content is never read, and truncating it releases no lock.
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

/** Polling interval in milliseconds; short, so that short work causes no long wait. */
const LOOK_MS = 5;
const LOOK_MORE_MS = 20;

/** Behaviour when the lock is taken. */
export interface LockOptions {
  readonly patience_ms: number;
  /** Called once if the lock is taken at first; null if the holder is unknown. */
  readonly onBusy?: (holder: Holder | null) => void;
}

/**
 * Takes the lock of a file, which is never deleted. Rejects with LockBusy on timeout; the default timeout is 0.
 * @param holder name of this process in messages of others
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

/** Runs `work` under the lock. */
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
