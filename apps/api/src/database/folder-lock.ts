import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../shared/start-problem.ts';

const SQLITE_BUSY = 5;

/** A folder that this process alone uses until it releases it or ends, however it ends. */
export type FolderLock = { release(): void };

/**
 * Takes `folder` for this process, or refuses at once. Node has no flock; an exclusive SQLite
 * transaction holds the same kind of lock, on every system, and the kernel drops it with the
 * process, kill -9 included. (The lock file is empty; no data is in it.)
 */
export function lockFolder(folder: string): FolderLock {
  const owner = path.join(folder, 'owner.pid');
  const file = new DatabaseSync(path.join(folder, 'lock'), { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    file.close();
    if (!isBusy(cause)) throw cause;
    throw new StartProblem(
      `The data folder ${folder} is in use by another API process${processIn(owner)}; ` +
        'stop that one first, or give this one its own DATA_DIR.',
      { cause },
    );
  }
  // Only for people who read the sentence above: the lock itself does not need it.
  writeFileSync(owner, String(process.pid));
  return { release: () => file.close() };
}

function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY;
}

function processIn(owner: string): string {
  try {
    return ` (process ${Number(readFileSync(owner, 'utf8'))})`;
  } catch {
    return '';
  }
}
