import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Claim } from '../../shared/once/claim.ts';
import { once } from '../../shared/once/once.ts';
import { type Checked, checkWriting, type Writing } from './check-writing.ts';

type Deps = { db: Database; clock: Clock };

type Wanted = Writing & {
  /** Sent twice, it is kept once. */
  claim: Claim | null;
  /** Writes it down for the moderator. */
  keep: (tx: Database) => Promise<unknown>;
};

/** Checks a visitor's words and keeps them for the moderator, both in one transaction. */
export async function keepWriting(
  { db, clock }: Deps,
  { claim, keep, ...writing }: Wanted,
): Promise<Checked> {
  const { answer, more } = await once(db, claim, z.literal('fine'), async (tx) => {
    const checked = await checkWriting(tx, writing, clock);
    const isFine = checked.outcome === 'fine';
    if (isFine) await keep(tx);
    return { answer: 'fine' as const, more: checked, isFinal: isFine };
  });
  return more ?? { outcome: answer };
}
