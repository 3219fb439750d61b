/**
 * `node hold.ts <file> <name> <pid> <patience in ms>`: holds a lock for processes whose Node has no SQLite.
 * Says in one line whether it got it, and ends when nobody has the other end of its input any more: its
 * parent, and whatever of the parent's steps took it over. Told `released` before, it was not interrupted.
 */
import { LockBusy, takeLock } from './lock.ts';

const [file = '', name = '', pid = '', patience = '0'] = process.argv.slice(2);

// They reach everything that runs in a terminal; what is locked ends in its own time.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);

try {
  const lock = await takeLock(
    file,
    { name, pid: Number(pid) },
    {
      patience_ms: Number(patience),
    },
  );
  say({ wasInterrupted: lock.wasInterrupted });
  let input = '';
  for await (const text of process.stdin.setEncoding('utf8')) input += text;
  if (input === 'released') lock.release();
  // Else the lock ends with this process, and the next one finds that its holder said nothing.
} catch (error) {
  if (!(error instanceof LockBusy)) throw error;
  say({ holder: error.holder });
}
