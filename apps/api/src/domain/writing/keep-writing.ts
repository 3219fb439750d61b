import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Claim } from '../../shared/once/claim.ts';
import { once } from '../../shared/once/once.ts';
import {
  checkWriting,
  type Writing,
  type WritingCheckResult,
  type WritingDeps,
} from './check-writing.ts';

type WritingSubmission = Writing & {
  /** Idempotency key of the request. */
  claim: Claim | null;
  /** Stores the text for the moderator. */
  keep: (tx: Database) => Promise<unknown>;
};

/** Checks a visitor's text and stores it for the moderator, both in one transaction. */
export async function keepWriting(
  deps: WritingDeps,
  { claim, keep, ...writing }: WritingSubmission,
): Promise<WritingCheckResult> {
  const { answer, more } = await once(deps.db, claim, z.literal('fine'), async (tx) => {
    const checked = await checkWriting(tx, writing, deps);
    const isFine = checked.outcome === 'fine';
    if (isFine) await keep(tx);
    return { answer: 'fine' as const, more: checked, isFinal: isFine };
  });
  return more ?? { outcome: answer };
}
