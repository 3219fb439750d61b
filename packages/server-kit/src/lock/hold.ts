/**
 * `node hold.ts <file> <name> <pid> <timeout in ms>`: acquires a lock for a process whose Node has no SQLite. Prints one
 * line that says whether it got the lock. It ends when its input is closed by the parent and by all child processes
 * that inherited it. The line `released` on its input marks a regular end; otherwise the next holder sees an
 * interruption.
 */
import { acquireLock, LockedError } from './lock.ts';

const [file = '', name = '', pid = '', timeout = '0'] = process.argv.slice(2);

// A terminal sends these signals to all its processes; this one ends after its parent.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const printJson = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const lock = await acquireLock(
    file,
    { name, pid: Number(pid) },
    {
      timeout_ms: Number(timeout),
    },
  );
  printJson({ wasInterrupted: lock.wasInterrupted });
  let input = '';
  for await (const text of process.stdin.setEncoding('utf8')) input += text;
  if (input === 'released') lock.release();
  // Otherwise the process exits without `release`, and the next holder sees an interruption.
} catch (error) {
  if (!(error instanceof LockedError)) throw error;
  printJson({ holder: error.holder });
}
