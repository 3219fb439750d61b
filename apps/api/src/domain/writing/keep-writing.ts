import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Claim } from '../../shared/once/claim.ts';
import { once } from '../../shared/once/once.ts';
import { type Checked, checkWriting, type Writing, type WritingDeps } from './check-writing.ts';

type Wanted = Writing & {
  /** Sent twice, it is kept once. */
  claim: Claim | null;
  /** Writes it down for the moderator. */
  keep: (tx: Database) => Promise<unknown>;
};

/** Checks a visitor's words and keeps them for the moderator, both in one transaction. */
export async function keepWriting(
  deps: WritingDeps,
  { claim, keep, ...writing }: Wanted,
): Promise<Checked> {
  const { answer, more } = await once(deps.db, claim, z.literal('fine'), async (tx) => {
    const checked = await checkWriting(tx, writing, deps);
    const isFine = checked.outcome === 'fine';
    if (isFine) await keep(tx);
    return { answer: 'fine' as const, more: checked, isFinal: isFine };
  });
  return more ?? { outcome: answer };
}
