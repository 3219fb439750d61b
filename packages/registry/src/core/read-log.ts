import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import type { EnvironmentName } from './app-name-schema.ts';
import { type Change, type Environment, parseChange, readEnvironment } from './environment.ts';
import { RegistryError } from './registry-error.ts';
import { toPublicKey } from './sign-record.ts';
import { readSigningKey, type SigningKey } from './signing-key.ts';
import { storeLayout } from './store-layout.ts';
import {
  findHeadError,
  formatLogLine,
  type LogVerification,
  storeLogHead,
  verifyChain,
} from './verify-chain.ts';
import { readIfExists } from './write-durably.ts';

export type LogLine = Change & { env: EnvironmentName };

/** Lines of the log as texts, including one that a crash truncated, which is part of the hash chain. */
export async function readLogLines(store: string): Promise<string[]> {
  const source = (await readIfExists(storeLayout.log(store))) ?? '';
  const lines = source.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** All changes of all environments, oldest first. Lines that are invalid or were truncated by a crash are omitted. */
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

/** Changes before the first line that was altered, oldest first, and whether each is signed. */
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

async function appendLine(
  store: string,
  line: LogLine,
  signingKey: SigningKey | null,
): Promise<void> {
  const earlierLines = await readLogLines(store);
  const newLine = formatLogLine(earlierLines, line, signingKey?.key ?? null);
  const handle = await fs.open(storeLayout.log(store), 'a+');
  try {
    // A crash can leave a truncated line without a line break.
    const { size } = await handle.stat();
    const lastByte = Buffer.alloc(1);
    if (size > 0) await handle.read(lastByte, 0, 1, size - 1);
    const separator = size > 0 && lastByte.toString() !== '\n' ? '\n' : '';
    await handle.appendFile(`${separator}${newLine}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (signingKey) await storeLogHead(signingKey.registryDir, [...earlierLines, newLine]);
}

/**
 * Appends the last change of an environment unless it is logged. Called before and after each change, because a crash
 * after the environment was written would otherwise lose its log line.
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
  if (!isLogged) await appendLine(store, { env, ...change }, signingKey);
}

/**
 * Verifies each link and signature of the log, its head in the registry directory, and its last changes against the
 * environments. `faults` is empty if the log is intact.
 */
export async function verifyLog(store: string, registryDir: string): Promise<LogVerification> {
  const signingKey = await readSigningKey(registryDir);
  const lines = await readLogLines(store);
  const { intactLines: _, ...verification } = verifyChain(
    lines,
    signingKey && toPublicKey(signingKey),
  );
  const errors = await Promise.all([
    findHeadError(registryDir, lines),
    findEndError(store, 'production'),
    findEndError(store, 'staging'),
  ]);
  return {
    ...verification,
    faults: [...verification.faults, ...errors.filter((error) => error !== null)],
  };
}

/**
 * Detects a truncated log and a replaced environment file: the last line of the environment in the log must be its last
 * change.
 */
async function findEndError(store: string, env: EnvironmentName): Promise<string | null> {
  let environment: Environment;
  try {
    environment = await readEnvironment(store, env);
  } catch (error) {
    if (error instanceof RegistryError) return `the environment ${env} cannot be read`;
    throw error;
  }
  const { last_change: change } = environment;
  if (!change) return null;
  const lastLine = (await readLog(store)).findLast((line) => line.env === env);
  const isLogged =
    lastLine?.revision === change.revision &&
    lastLine.to === change.to &&
    lastLine.name === change.name;
  return isLogged
    ? null
    : `its last change of ${env} (revision ${change.revision}) differs from the environment`;
}
