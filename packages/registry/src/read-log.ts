import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import type { EnvironmentName } from './app-name.ts';
import { type Change, type Environment, parseChange } from './environment.ts';
import type { SigningKey } from './signing/signing-key.ts';
import { storeLogHead } from './signing/store-log-head.ts';
import { formatLogLine, verifyChain } from './signing/verify-chain.ts';
import { storeLayout } from './store-layout.ts';
import { isMissing } from './write-durably.ts';

/** A change with its environment. */
export type LogLine = Change & { env: EnvironmentName };

/** Raw lines of the log, including a line that was truncated by a crash. */
export async function readLogLines(store: string): Promise<string[]> {
  const file = storeLayout.log(store);
  const source = await fs.readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const lines = source.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** All changes, oldest first, without a truncated line. */
export async function readLog(store: string): Promise<LogLine[]> {
  const file = storeLayout.log(store);
  return (await readLogLines(store)).flatMap((line, index) => {
    try {
      const { env } = JSON.parse(line) as { env: EnvironmentName };
      return [{ env, ...parseChange(line, `${file}:${index + 1}`) }];
    } catch {
      return [];
    }
  });
}

/** All changes of the intact part of the log, oldest first, and which of them are signed. */
export async function readSignedLog(
  store: string,
  key: KeyObject,
): Promise<{ change: LogLine; isSigned: boolean }[]> {
  const lines = await readLogLines(store);
  const { intactLines } = verifyChain(lines, key);
  const file = storeLayout.log(store);
  return lines.slice(0, intactLines).flatMap((line, index) => {
    try {
      const { env, signature } = JSON.parse(line) as { env: EnvironmentName; signature?: string };
      const change = { env, ...parseChange(line, `${file}:${index + 1}`) };
      return [{ change, isSigned: signature !== undefined }];
    } catch {
      return [];
    }
  });
}

/** Appends a line, chained to all previous lines and signed if there is a key. */
async function append(store: string, line: LogLine, signingKey: SigningKey | null): Promise<void> {
  const before = await readLogLines(store);
  const newLine = formatLogLine(before, line, signingKey?.key ?? null);
  const handle = await fs.open(storeLayout.log(store), 'a+');
  try {
    // A line that was truncated by a crash has no line break.
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    const separator = size > 0 && buffer.toString() !== '\n' ? '\n' : '';
    await handle.appendFile(`${separator}${newLine}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (signingKey) await storeLogHead(signingKey.registryDir, [...before, newLine]);
}

/**
 * Appends an environment's last change unless it is logged. Also called before each change: a crash
 * between the two writes then loses no log line.
 */
export async function logLastChange(
  store: string,
  env: EnvironmentName,
  environment: Environment,
  signingKey: SigningKey | null,
): Promise<void> {
  const change = environment.last_change;
  if (!change) return;
  const lines = await readLog(store);
  const isLogged = lines.some((line) => line.env === env && line.revision === change.revision);
  if (!isLogged) await append(store, { env, ...change }, signingKey);
}
