import { z } from 'zod';
import { changeRegistryFile, readRegistryFile } from '../access/registry-dir.ts';
import { count, matching } from '../schema.ts';
import { endOf } from './log-chain.ts';

const FILE = 'log-head.json';

const headSchema = z.object({ lines: count, end: matching(/^[0-9a-f]{64}$/, 'a sha256 in hex') });

const BEGINNING = { lines: 0, end: endOf([]) };

/**
 * Compares the log with the head stored outside the store: an attacker with write access to the
 * store could truncate or rewrite the log.
 */
export async function findHeadProblem(
  registryDir: string,
  lines: readonly string[],
): Promise<string | null> {
  const head = await readRegistryFile(registryDir, FILE, headSchema, BEGINNING);
  if (lines.length < head.lines) return `${head.lines - lines.length} lines at its end are gone`;
  const isSame = endOf(lines.slice(0, head.lines)) === head.end;
  return isSame ? null : `the first ${head.lines} lines are not those that the registry wrote`;
}

/** Stores the log head after an append. Keeps evidence of an earlier alteration. */
export async function rememberHead(registryDir: string, lines: readonly string[]): Promise<void> {
  if (await findHeadProblem(registryDir, lines)) return;
  await changeRegistryFile(registryDir, FILE, headSchema, BEGINNING, () => ({
    next: { lines: lines.length, end: endOf(lines) },
    result: undefined,
  }));
}
