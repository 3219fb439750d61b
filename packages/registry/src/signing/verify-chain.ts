import { createHash, type KeyObject, sign, verify } from 'node:crypto';

const CHAIN_START = '0'.repeat(64);

const linkLine = (chainEnd: string, line: string) =>
  createHash('sha256').update(`${chainEnd}\n${line}`).digest('hex');

/** Value of the hash chain after all lines. It depends on each line and on their order. */
export const computeChainEnd = (lines: readonly string[]): string =>
  lines.reduce(linkLine, CHAIN_START);

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

export interface ChainVerification {
  /** Number of all lines. */
  readonly lines: number;
  /** Number of lines with a link. Lines before them were written before the log had a hash chain. */
  readonly chained: number;
  readonly signed: number;
  readonly faults: string[];
  /** Number of lines before the first one that was altered. */
  readonly intactLines: number;
}

function parseLine(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export type LogVerification = Omit<ChainVerification, 'intactLines'>;

/** Verifies the links and signatures of all lines. Without a key, signatures are counted but not verified. */
export function verifyChain(lines: readonly string[], key: KeyObject | null): ChainVerification {
  const errors: string[] = [];
  let chainEnd = CHAIN_START;
  let chained = 0;
  let signed = 0;
  let intactLines = 0;
  lines.forEach((line, index) => {
    const entry = parseLine(line);
    const location = `line ${index + 1}`;
    // A line that a crash truncated is part of the chain, but has no fields to verify.
    if (entry) {
      const { prev, signature, ...content } = entry;
      if (prev === undefined && chained > 0) errors.push(`${location} has no link`);
      if (prev !== undefined) {
        chained += 1;
        if (prev !== chainEnd) errors.push(`${location} does not follow the lines before it`);
      }
      if (signature === undefined && signed > 0) errors.push(`${location} is not signed`);
      if (signature !== undefined) {
        signed += 1;
        const text = createSignedBytes(String(prev), JSON.stringify(content));
        const isValid = !key || verify(null, text, key, Buffer.from(String(signature), 'base64'));
        if (!isValid) errors.push(`${location} has an invalid signature`);
      }
    }
    if (errors.length === 0) intactLines = index + 1;
    chainEnd = linkLine(chainEnd, line);
  });
  return { lines: lines.length, chained, signed, faults: errors, intactLines };
}
