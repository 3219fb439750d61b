import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { countSchema, createPatternSchema } from './parse-json.ts';
import { changeRegistryFile, readRegistryFile } from './read-registry-file.ts';

const CHAIN_START = '0'.repeat(64);

const linkLine = (chainEnd: string, line: string) =>
  createHash('sha256').update(`${chainEnd}\n${line}`).digest('hex');

/** Value of the hash chain after all lines. It depends on each line and on their order. */
const computeChainEnd = (lines: readonly string[]): string => lines.reduce(linkLine, CHAIN_START);

const createSignedBytes = (prev: string, content: string) =>
  Buffer.from(`tractor-haat log\n${prev}\n${content}`);

/** Formats a log line with `prev`, the value of the hash chain before it, and with a signature if there is a key. */
export function formatLogLine(
  earlierLines: readonly string[],
  content: object,
  key: KeyObject | null,
): string {
  const prev = computeChainEnd(earlierLines);
  const signature = key && sign(null, createSignedBytes(prev, JSON.stringify(content)), key);
  return JSON.stringify({
    ...content,
    prev,
    ...(signature ? { signature: signature.toString('base64') } : {}),
  });
}

interface ChainVerification {
  /** Number of all lines. */
  readonly lines: number;
  /** Number of lines with a link. Lines before them were written before the log had a hash chain. */
  readonly chained: number;
  readonly signed: number;
  readonly faults: string[];
  /** Number of lines before the first one that was altered. */
  readonly intactLines: number;
}

export type LogVerification = Omit<ChainVerification, 'intactLines'>;

/** Verifies the links and signatures of all lines. Without a key, signatures are counted but not verified. */
export function verifyChain(lines: readonly string[], key: KeyObject | null): ChainVerification {
  const errors: string[] = [];
  let chainEnd = CHAIN_START;
  let chained = 0;
  let signed = 0;
  let intactLines = 0;
  for (const [index, line] of lines.entries()) {
    // A line that a crash truncated is part of the chain, but has no fields to verify.
    const entry = parseLine(line);
    if (entry) {
      const lineErrors = [
        findLinkError(entry, chainEnd, chained > 0),
        findLineSignatureError(entry, key, signed > 0),
      ];
      errors.push(...lineErrors.flatMap((error) => (error ? `line ${index + 1} ${error}` : [])));
      if (entry.prev !== undefined) chained += 1;
      if (entry.signature !== undefined) signed += 1;
    }
    if (errors.length === 0) intactLines = index + 1;
    chainEnd = linkLine(chainEnd, line);
  }
  return { lines: lines.length, chained, signed, faults: errors, intactLines };
}

type LogEntry = Record<string, unknown>;

function parseLine(line: string): LogEntry | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function findLinkError({ prev }: LogEntry, chainEnd: string, mustHaveLink: boolean): string | null {
  if (prev === undefined) return mustHaveLink ? 'has no link' : null;
  return prev === chainEnd ? null : 'does not follow the lines before it';
}

function findLineSignatureError(
  { prev, signature, ...content }: LogEntry,
  key: KeyObject | null,
  mustBeSigned: boolean,
): string | null {
  if (signature === undefined) return mustBeSigned ? 'is not signed' : null;
  if (!key) return null;
  const bytes = createSignedBytes(String(prev), JSON.stringify(content));
  const isValid = verify(null, bytes, key, Buffer.from(String(signature), 'base64'));
  return isValid ? null : 'has an invalid signature';
}

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
