/**
 * Usage: `node hold.ts <file> <name> <pid> <timeout in ms>`
 *
 * Acquires a lock for its parent process, whose Node may have no SQLite. Prints one line of JSON: `wasInterrupted`, or
 * after the timeout the current `holder`. Exits when all processes have closed its standard input. Releases the lock if
 * the input was `released`, else the next holder gets `wasInterrupted: true`.
 */
import { acquireLock, LockedError } from './lock.ts';

const [file = '', name = '', pid = '', timeout = '0'] = process.argv.slice(2);

// A terminal sends these signals to all its processes, but this process must exit after its parent.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const printJson = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const holder = { name, pid: Number(pid) };
  const lock = await acquireLock(file, holder, { timeout_ms: Number(timeout) });
  printJson({ wasInterrupted: lock.wasInterrupted });
  let input = '';
  for await (const text of process.stdin.setEncoding('utf8')) input += text;
  if (input === 'released') lock.release();
} catch (error) {
  if (!(error instanceof LockedError)) throw error;
  printJson({ holder: error.holder });
}
