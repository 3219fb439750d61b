import fs from 'node:fs/promises';
import { isMissing } from './durable.ts';
import { type Change, type Environment, parseChange } from './environment.ts';
import type { EnvironmentName } from './names.ts';
import { storeLayout } from './store-layout.ts';

/** A change with the environment that it happened in. */
export type LogLine = Change & { env: EnvironmentName };

/** All promotions, oldest first. A last line that was cut off by a crash is left out. */
export async function readLog(store: string): Promise<LogLine[]> {
  const file = storeLayout.log(store);
  const source = await fs.readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  return source
    .split('\n')
    .slice(0, -1)
    .flatMap((line, index) => {
      try {
        const { env } = JSON.parse(line) as { env: EnvironmentName };
        return [{ env, ...parseChange(line, `${file}:${index + 1}`) }];
      } catch {
        return [];
      }
    });
}

async function append(store: string, line: LogLine): Promise<void> {
  const handle = await fs.open(storeLayout.log(store), 'a+');
  try {
    // A line that a crash cut off must not swallow the next one.
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    const separator = size > 0 && buffer.toString() !== '\n' ? '\n' : '';
    await handle.appendFile(`${separator}${JSON.stringify(line)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes an environment's last change to the log unless it is there. Called before each change as
 * well: a process that died between the switch and the log line loses nothing.
 */
export async function logLastChange(
  store: string,
  env: EnvironmentName,
  environment: Environment,
): Promise<void> {
  const change = environment.last_change;
  if (!change) return;
  const lines = await readLog(store);
  const known = lines.some((line) => line.env === env && line.revision === change.revision);
  if (!known) await append(store, { env, ...change });
}
