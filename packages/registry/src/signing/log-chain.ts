import { createHash, type KeyObject, sign, verify } from 'node:crypto';

/** Initial value of the hash chain. */
const BEGINNING = '0'.repeat(64);

/** Chain value after one more line. */
const linked = (end: string, line: string) =>
  createHash('sha256').update(`${end}\n${line}`).digest('hex');

/** Chain value after all lines. */
export const endOf = (lines: readonly string[]): string => lines.reduce(linked, BEGINNING);

const signedText = (before: string, content: string) =>
  Buffer.from(`tractor-haat log\n${before}\n${content}`);

/** A line with its chain value and, with a key, a signature. */
export function chainedLine(
  before: readonly string[],
  content: object,
  key: KeyObject | null,
): string {
  const prev = endOf(before);
  const signature = key && sign(null, signedText(prev, JSON.stringify(content)), key);
  return JSON.stringify({
    ...content,
    prev,
    ...(signature ? { signature: signature.toString('base64') } : {}),
  });
}

/** Result of verifying the log. */
export interface Walk {
  readonly lines: number;
  /** Number of chained lines; earlier lines predate the chain. */
  readonly chained: number;
  readonly signed: number;
  readonly faults: string[];
  /** Number of valid lines from the start. */
  readonly sound: number;
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Verification of a whole log. */
export type LogVerification = Omit<Walk, 'sound'>;

/** Verifies the chain; without a key signatures are counted, not verified. */
export function walk(lines: readonly string[], key: KeyObject | null): Walk {
  const problems: string[] = [];
  let end = BEGINNING;
  let chained = 0;
  let signed = 0;
  let sound = 0;
  lines.forEach((line, index) => {
    const entry = parsed(line);
    const place = `line ${index + 1}`;
    // A truncated line is part of the chain like any other.
    if (entry) {
      const { prev, signature, ...content } = entry;
      if (prev === undefined && chained > 0) problems.push(`${place} has no link`);
      if (prev !== undefined) {
        chained += 1;
        if (prev !== end) problems.push(`${place} does not follow what stands before it`);
      }
      if (signature === undefined && signed > 0) problems.push(`${place} is not signed`);
      if (signature !== undefined) {
        signed += 1;
        const text = signedText(String(prev), JSON.stringify(content));
        const holds = !key || verify(null, text, key, Buffer.from(String(signature), 'base64'));
        if (!holds) problems.push(`${place} has an invalid signature`);
      }
    }
    if (problems.length === 0) sound = index + 1;
    end = linked(end, line);
  });
  return { lines: lines.length, chained, signed, faults: problems, sound };
}
