import { createHash, type KeyObject, sign, verify } from 'node:crypto';

/** What the chain begins with. */
const BEGINNING = '0'.repeat(64);

/** The chain's end after one more line: it stands for that line and all before it. */
const linked = (end: string, line: string) =>
  createHash('sha256').update(`${end}\n${line}`).digest('hex');

/** The chain's end after all these lines. */
export const endOf = (lines: readonly string[]): string => lines.reduce(linked, BEGINNING);

const signedText = (before: string, content: string) =>
  Buffer.from(`tractor-haat log\n${before}\n${content}`);

/** A line with its link to all before it and, where there is a key, with a signature of both. */
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

/** What a walk along the log found. */
export interface Walk {
  readonly lines: number;
  /** Lines with a link; those before them are of the time without a chain. */
  readonly chained: number;
  readonly signed: number;
  readonly faults: string[];
  /** So many lines at the beginning are without a fault. */
  readonly sound: number;
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** What a walk tells of a whole log. */
export type LogVerification = Omit<Walk, 'sound'>;

/** Walks along the log; without a key signatures are counted, not checked. */
export function walk(lines: readonly string[], key: KeyObject | null): Walk {
  const faults: string[] = [];
  let end = BEGINNING;
  let chained = 0;
  let signed = 0;
  let sound = 0;
  lines.forEach((line, index) => {
    const entry = parsed(line);
    const place = `line ${index + 1}`;
    // What a crash cut off is linked by the next line, as any other.
    if (entry) {
      const { prev, signature, ...content } = entry;
      if (prev === undefined && chained > 0) faults.push(`${place} has no link`);
      if (prev !== undefined) {
        chained += 1;
        if (prev !== end) faults.push(`${place} does not follow what stands before it`);
      }
      if (signature === undefined && signed > 0) faults.push(`${place} is not signed`);
      if (signature !== undefined) {
        signed += 1;
        const text = signedText(String(prev), JSON.stringify(content));
        const holds = !key || verify(null, text, key, Buffer.from(String(signature), 'base64'));
        if (!holds) faults.push(`${place} is not what the registry signed`);
      }
    }
    if (faults.length === 0) sound = index + 1;
    end = linked(end, line);
  });
  return { lines: lines.length, chained, signed, faults, sound };
}
