import { z } from 'zod';
import { changeRegistryFile, readRegistryFile } from '../access/read-registry-file.ts';
import { countSchema, createPatternSchema } from '../parse-json.ts';
import { computeChainEnd } from './verify-chain.ts';

const HEAD_FILE = 'log-head.json';

const headSchema = z.object({
  lines: countSchema,
  end: createPatternSchema(/^[0-9a-f]{64}$/, 'a sha256 in hex'),
});

const EMPTY_HEAD = { lines: 0, end: computeChainEnd([]) };

/**
 * Compares the log with its head, which is stored outside the store, because an attacker with write access to the store
 * could truncate or rewrite the log. Returns the end of an error message, or null if the log begins with the lines of
 * the head.
 */
export async function findHeadError(
  registryDir: string,
  lines: readonly string[],
): Promise<string | null> {
  const head = await readRegistryFile(registryDir, HEAD_FILE, headSchema, EMPTY_HEAD);
  if (lines.length < head.lines) return `${head.lines - lines.length} lines at its end are missing`;
  const hasSamePrefix = computeChainEnd(lines.slice(0, head.lines)) === head.end;
  return hasSamePrefix
    ? null
    : `the first ${head.lines} lines differ from those that the registry wrote`;
}

/** Stores the log head after an append. If the log was altered, the old head stays as evidence. */
export async function storeLogHead(registryDir: string, lines: readonly string[]): Promise<void> {
  if (await findHeadError(registryDir, lines)) return;
  await changeRegistryFile(registryDir, HEAD_FILE, headSchema, EMPTY_HEAD, () => ({
    next: { lines: lines.length, end: computeChainEnd(lines) },
    result: undefined,
  }));
}
