import { z } from 'zod';
import { changeOffice, readOffice } from '../access/office.ts';
import { count, matching } from '../schema.ts';
import { endOf } from './log-chain.ts';

const FILE = 'log-head.json';

const headSchema = z.object({ lines: count, end: matching(/^[0-9a-f]{64}$/, 'a sha256 in hex') });

const BEGINNING = { lines: 0, end: endOf([]) };

/**
 * What is wrong with the log beside what the registry remembers of it outside the store: whoever may write to the store can
 * take lines away, or write all of them anew.
 */
export async function headFault(office: string, lines: readonly string[]): Promise<string | null> {
  const head = await readOffice(office, FILE, headSchema, BEGINNING);
  if (lines.length < head.lines) return `${head.lines - lines.length} lines at its end are gone`;
  const isSame = endOf(lines.slice(0, head.lines)) === head.end;
  return isSame ? null : `the first ${head.lines} lines are not those that the registry wrote`;
}

/** Remembers the log as it stands after a line of ours. Where it was altered before, that stays to be seen. */
export async function rememberHead(office: string, lines: readonly string[]): Promise<void> {
  if (await headFault(office, lines)) return;
  await changeOffice(office, FILE, headSchema, BEGINNING, () => ({
    next: { lines: lines.length, end: endOf(lines) },
    result: undefined,
  }));
}
