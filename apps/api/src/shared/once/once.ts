import { and, eq, lte } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { keptAnswers } from '../../database/schema/kept-answers.ts';
import { later } from '../clock.ts';
import { refuseTold } from '../refuse-told.ts';
import type { Claim } from './claim.ts';

/** A visitor whose network was away sends again when it is back; nobody sends again the next day. */
const KEPT_SECONDS = 24 * 3600;

/** What was done: `answer` is what a repeat is told, and must hold nothing personal. */
export type Done<A, R = undefined> = {
  answer: A;
  /** Of this time only, as what is left to do after the commit. */
  more: R;
  /** False: it came to nothing that lasts, and may be tried again under the same key. */
  isFinal?: boolean;
};

/**
 * Does `work` in a transaction, once for each claim: of two at once the second waits for the first, and every later
 * one gets the same answer, with no `more`. The claim is a part of the transaction: a process that ends in the middle
 * leaves neither. Without a claim it is done each time.
 */
export async function once<A, R = undefined>(
  db: Database,
  claim: Claim | null,
  kept: z.ZodType<A>,
  work: (tx: Database) => Promise<Done<A, R>>,
): Promise<{ answer: A; more: R | undefined }> {
  return db.transaction(async (tx) => {
    if (claim === null) return work(tx);
    if (!(await isFirst(tx, claim)))
      return { answer: await answered(tx, claim, kept), more: undefined };
    const { answer, more, isFinal = true } = await work(tx);
    if (isFinal) await tx.update(keptAnswers).set({ answer }).where(ofClaim(claim));
    else await tx.delete(keptAnswers).where(ofClaim(claim));
    return { answer, more };
  });
}

/** Waits until whoever holds the same key has ended; true when it is free, and ours from now on. */
async function isFirst(tx: Database, claim: Claim): Promise<boolean> {
  const { browser, key, request, now } = claim;
  const row = { request, answer: {}, until: later(now, KEPT_SECONDS) };
  const taken = await tx
    .insert(keptAnswers)
    .values({ browser, key, ...row })
    .onConflictDoUpdate({
      target: [keptAnswers.browser, keptAnswers.key],
      set: row,
      setWhere: lte(keptAnswers.until, now),
    })
    .returning({ key: keptAnswers.key });
  return taken.length > 0;
}

async function answered<A>(tx: Database, claim: Claim, kept: z.ZodType<A>): Promise<A> {
  const [row] = await tx
    .select({ request: keptAnswers.request, answer: keptAnswers.answer })
    .from(keptAnswers)
    .where(ofClaim(claim));
  if (row?.request !== claim.request) throw refuseTold('key_reused');
  return kept.parse(row.answer);
}

const ofClaim = ({ browser, key }: Claim) =>
  and(eq(keptAnswers.browser, browser), eq(keptAnswers.key, key));
