import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Claim } from '../../../shared/once/claim.ts';
import { runOnce } from '../../../shared/once/once.ts';
import {
  checkWriting,
  type Writing,
  type WritingCheckResult,
  type WritingDeps,
} from './check-writing.ts';

/** How a text was sent. `claim` is the idempotency key of the request. */
export type SentForm = Omit<Writing, 'fields'> & { claim: Claim | null };

type WritingSubmission = Writing &
  SentForm & {
    /** Stores the text for the moderator. */
    save: (tx: Database) => Promise<unknown>;
  };

/** Checks a visitor's text and stores it for the moderator, both in one transaction. */
export async function saveWriting(
  deps: WritingDeps,
  { claim, save, ...writing }: WritingSubmission,
): Promise<WritingCheckResult> {
  const { response: answer, more } = await runOnce(deps.db, claim, z.literal('fine'), async (tx) => {
    const checked = await checkWriting(tx, writing, deps);
    const isFine = checked.outcome === 'fine';
    if (isFine) await save(tx);
    return { response: 'fine' as const, more: checked, isFinal: isFine };
  });
  return more ?? { outcome: answer };
}
