import childProcess from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { getToolchain } from '../toolchain/get-toolchain.mjs';
import { isAlive } from './is-alive.mjs';
import { root } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';

const LOCK_COMMAND = path.join(root, 'packages', 'server-kit', 'src', 'lock', 'hold.ts');

/** Applies if the owner was killed, because its child processes may still be running. */
const STALE_LOCK_TIMEOUT_MS = 180_000;

/**
 * @returns {{ name: string, pid: number } | null} the owner of a lock, or its last owner if that was interrupted
 */
export function readHolder(file) {
  try {
    return JSON.parse(fs.readFileSync(`${file}.holder`, 'utf8'));
  } catch {
    return null;
  }
}

/** Reads the first output line of the lock process, which contains the result. */
async function readLockResult(lockProcess) {
  let output = '';
  lockProcess.stdout.setEncoding('utf8');
  for await (const text of lockProcess.stdout) {
    output += text;
    if (output.includes('\n')) return JSON.parse(output);
  }
  throw new Error(`The lock could not be requested (code ${lockProcess.exitCode}).`);
}

/**
 * Acquires a lock until it is released or this process exits. A child process with the project's Node acquires it
 * (packages/server-kit), because the user's Node may lack the API. The child process exits when its input is closed.
 * @param {string} file
 * @param {string} name name of the owner, for the messages of other processes
 * @param {number} waitMs timeout while the owner is running
 */
export async function acquireLock(file, name, waitMs = 0) {
  const lastHolder = readHolder(file);
  // The child processes of a killed run have its lock until they end.
  const isLeftOver = lastHolder !== null && !isAlive(lastHolder.pid);
  const timeoutMs = isLeftOver ? Math.max(waitMs, STALE_LOCK_TIMEOUT_MS) : waitMs;
  const args = [LOCK_COMMAND, file, name, String(process.pid), String(timeoutMs)];
  const { node, env } = getToolchain();
  const lockProcess = childProcess.spawn(node, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(lockProcess, 'exit');
  const { wasInterrupted, holder } = await readLockResult(lockProcess);
  if (wasInterrupted === undefined)
    throw new PlainFailure(
      isLeftOver
        ? `A process of an interrupted run of ${lastHolder.name} still uses this folder; stop it first.`
        : `${holder?.name ?? 'Another run'} already uses this folder (process ${holder?.pid}); stop it first.`,
    );
  lockProcess.unref();
  const { stdin } = lockProcess;
  return {
    wasInterrupted,
    /** The lock ends when this stream and all inherited copies of it are closed. */
    handle: stdin,
    async release() {
      lockProcess.ref();
      stdin.end('released');
      await ended;
    },
  };
}
